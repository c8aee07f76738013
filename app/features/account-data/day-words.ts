/** The day of an instant as a person in that zone would say it: “Monday 9 March 2026”. */
export function dayOf(instant: Date, timeZone: string | null): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: timeZone ?? 'UTC',
  })
  return format.format(instant).replace(',', '')
}

/** A size as people read it: “12 kB”, “3.4 MB”. */
export function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
