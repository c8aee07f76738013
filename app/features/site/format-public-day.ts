const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-11-20' as '20 November 2026'. A calendar day has no time zone, so none may shift it. */
export function formatPublicDay(day: string): string {
  return words.format(new Date(`${day}T00:00:00Z`))
}
