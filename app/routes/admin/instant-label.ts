/** An instant as it reads on a clock in the given zone: "Fri 20 Nov 2026, 09:30". Without a zone in UTC, and saying so. */
export function instantLabel(instant: Date, timeZone: string | null): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'UTC',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  const day = `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}`
  return `${day}, ${parts.hour}:${parts.minute}${timeZone ? '' : ' UTC'}`
}
