/**
 * Dates as people read them: in the language that a person chose (BCP 47), or, with null, as the site writes them. Only the
 * server writes them: two runtimes do not know a language by the same words, and the page must be the same in both.
 */
export type DateLanguage = string | null

type Shape = 'long' | 'full' | 'short' | 'short with year' | 'month' | 'month short' | 'weekday'

const shapes: Readonly<Record<Shape, Intl.DateTimeFormatOptions>> = {
  long: { dateStyle: 'long' },
  full: { dateStyle: 'full' },
  short: { day: 'numeric', month: 'short' },
  'short with year': { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  'month short': { month: 'short' },
  weekday: { weekday: 'short' },
}

/** Making a format costs more than all that is written with it; there are as many as languages and shapes. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A calendar day belongs to no zone, so none may shift it. */
function write(day: string, shape: Shape, language: string): string {
  const key = `${language} ${shape}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...shapes[shape], timeZone: 'UTC' })
  formats.set(key, format)
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** "20 November 2026" */
export function formatDay(day: string, language: DateLanguage): string {
  return write(day, 'long', language ?? 'en-GB')
}

/** "Friday 20 November 2026" */
export function formatFullDay(day: string, language: DateLanguage): string {
  return language === null ? withoutComma(write(day, 'full', 'en-GB')) : write(day, 'full', language)
}

/** "14 Nov", and "14 Nov 2025" in another year than today's. */
export function formatShortDay(day: string, today: string, language: DateLanguage): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  if (language !== null) return write(day, isThisYear ? 'short' : 'short with year', language)
  const [date, month = '', year] = formatDay(day, null).split(' ')
  return `${date} ${month.slice(0, 3)}${isThisYear ? '' : ` ${year}`}`
}

/** "November 2026", of a month written "2026-11". */
export function formatMonth(month: string, language: DateLanguage): string {
  return write(`${month}-01`, 'month', language ?? 'en-GB')
}

/** "Fri" */
export function formatWeekday(day: string, language: DateLanguage): string {
  return write(day, 'weekday', language ?? 'en-GB')
}

/** "Jan" to "Dec" in a language. */
export function monthsOfYear(language: string): string[] {
  return Array.from({ length: 12 }, (_, month) => write(`2026-${String(month + 1).padStart(2, '0')}-01`, 'month short', language))
}

/** The day of an instant as a person in that zone would say it: "Monday 9 March 2026". */
export function formatDayOf(instant: Date, timeZone: string | null, language: DateLanguage): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: timeZone ?? 'UTC' } as const
  const text = new Intl.DateTimeFormat(language ?? 'en-GB', options).format(instant)
  return language === null ? withoutComma(text) : text
}

/** An instant as it reads on a clock in the given zone: "Fri 20 Nov 2026, 09:30". Without a zone in UTC, and saying so. */
export function formatInstant(instant: Date, timeZone: string | null, language: DateLanguage): string {
  const zone = timeZone ? '' : ' UTC'
  const format = instantFormat(timeZone ?? 'UTC', language)
  if (language !== null) return format.format(instant) + zone
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}${zone}`
}

/** Making a format costs some thirty times its use. */
function instantFormat(timeZone: string, language: DateLanguage): Intl.DateTimeFormat {
  const key = `${language ?? ''} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const options = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone } as const
  const format =
    language === null
      ? new Intl.DateTimeFormat('en-GB', { ...options, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
      : new Intl.DateTimeFormat(language, { ...options, hour: 'numeric', minute: '2-digit' })
  formats.set(key, format)
  return format
}

/** A date that begins a line or stands alone there. Many languages write months and weekdays small. */
export function beginningLine(date: string, language: DateLanguage): string {
  return date.charAt(0).toLocaleUpperCase(language ?? 'en') + date.slice(1)
}

/** A sentence that ends with a date; the point of a short form ("14. Nov.") ends it too. */
export function endingSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

function withoutComma(text: string): string {
  return text.replace(',', '')
}
