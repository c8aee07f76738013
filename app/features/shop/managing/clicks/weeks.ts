/** The Monday of the week that a day (“2026-11-21”) lies in. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return shifted(day, -((date.getUTCDay() + 6) % 7))
}

/** The Mondays of the last weeks, the newest first, this week being one of them. */
export function lastMondays(today: string, count: number): string[] {
  const monday = mondayOf(today)
  return Array.from({ length: count }, (_, at) => shifted(monday, -7 * at))
}

function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
