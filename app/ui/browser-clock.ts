/** The zone of this browser, an IANA name; empty where it hides it. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone ?? ''
}

/** Today in this browser, "2026-11-20". */
export function browserToday(): string {
  return browserDay(new Date())
}

/** "09:30" in this browser. */
export function browserTime(now: Date): string {
  return `${two(now.getHours())}:${two(now.getMinutes())}`
}

/** The day on which an instant falls in this browser. */
export function browserDay(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function two(n: number): string {
  return String(n).padStart(2, '0')
}
