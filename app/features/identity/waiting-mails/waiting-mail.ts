/** Whether a mail that waits in the outbox still holds. */
export type Standing = 'holds' | 'old' | 'expired' | 'used' | 'elsewhere' | 'over'

/** Why a mail is not sent, or not without a look; empty for one that holds. */
export const standingWords: Readonly<Record<Standing, string>> = {
  holds: '',
  old: 'It is more than a day old. Read it before you send it: what it says may not hold any more.',
  expired: 'Its link has expired, so it is left out. Its reader asks for a new one on the site.',
  used: 'Its link was used, or a later one took its place. It is left out.',
  elsewhere: 'Its link leads to another address than the one of your site now. It is left out.',
  over: 'Its appointment is over. It is left out.',
}

/** Whether the owner may send it. */
export function maySend(standing: Standing): boolean {
  return standing === 'holds' || standing === 'old'
}

const TICKED = 'mail:'

/** The name of the box with which a mail is ticked. */
export const boxOfMail = (name: string): string => TICKED + name

/** The mails that are ticked in a form. */
export function tickedMails(fields: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(fields).flatMap((name) => (name.startsWith(TICKED) ? [name.slice(TICKED.length)] : []))
}

const TOKENS = /[?&;]token=([\w-]{16,200})/g
const LINKS = /https?:\/\/[^\s<>"]{1,500}/g
const DAY_MS = 24 * 60 * 60 * 1000

/** The tokens of a mail's links. */
export function tokensIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKENS)].map(([, token]) => token!))]
}

interface Waiting {
  readonly text: string
  readonly date: Date
  /** Its invitation, as calendars read it. */
  readonly calendar?: { readonly text: string } | undefined
}

/**
 * How a mail stands. `links`: how those of its tokens stand that were mailed links; tokens of other kinds are not among them. `origin`: the
 * site's own, "https://coach.example".
 */
export function standingOf(
  { text, date, calendar }: Waiting,
  { now, origin, links }: { now: Date; origin: string; links: ReadonlyArray<'ready' | 'expired' | 'gone'> },
): Standing {
  if (links.includes('gone')) return 'used'
  if (links.includes('expired')) return 'expired'
  if (links.length > 0 && [...text.matchAll(LINKS)].some(([link]) => tokensIn(link).length > 0 && originOf(link) !== origin))
    return 'elsewhere'
  if (calendar && isOver(calendar.text, now)) return 'over'
  return now.getTime() - date.getTime() > DAY_MS ? 'old' : 'holds'
}

function originOf(link: string): string | null {
  return URL.parse(link)?.origin ?? null
}

/** Whether an invitation is for an hour that has passed. */
function isOver(calendar: string, now: Date): boolean {
  const [, year, month, day, hour, minute] = /^DTEND[^:\r\n]{0,100}:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/m.exec(calendar) ?? []
  return year !== undefined && Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) < now.getTime()
}
