/** Whether a mail that waits in the outbox still holds. */
export type MailValidity = 'holds' | 'old' | 'expired' | 'used' | 'elsewhere' | 'over'

/** Why a mail is not sent, or not without a look; empty for one that holds. */
export const validityWords: Readonly<Record<MailValidity, string>> = {
  holds: '',
  old: 'It is more than a day old. Read it before you send it: it may be out of date.',
  expired: 'Its link has expired, so it is left out. Its reader asks for a new one on the site.',
  used: 'Its link was used, or a later one took its place. It is left out.',
  elsewhere: 'Its link leads to an old address of your site. It is left out.',
  over: 'Its appointment is over. It is left out.',
}

/** Whether the owner may send it. */
export function maySend(validity: MailValidity): boolean {
  return validity === 'holds' || validity === 'old'
}

const TICKED = 'mail:'

/** The name of the box with which a mail is ticked. */
export const boxOfMail = (name: string): string => TICKED + name

/** The mails that are ticked in a form. */
export function tickedMails(fields: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(fields).flatMap((name) => (name.startsWith(TICKED) ? [name.slice(TICKED.length)] : []))
}

const TOKENS = /[?&;]token=([\w-]{16,200})/g
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/
const LINKS = /https?:\/\/[^\s<>"]{1,500}/g
const DAY_MS = 24 * 60 * 60 * 1000

/** The tokens of a mail's links. */
export function tokensIn(text: string): string[] {
  return [...new Set([...text.matchAll(TOKENS)].map(([, token]) => token!))]
}

interface Waiting {
  readonly text: string
  /** Where its List-Unsubscribe leads. */
  readonly stopAddress?: string | undefined
  /** Where the site stood when it was written; null when it does not say. */
  readonly writtenAt?: string | null | undefined
  readonly date: Date
  /** Its invitation, as calendars read it. */
  readonly calendar?: { readonly text: string } | undefined
}

/**
 * How a mail stands. `links`: how those of its tokens stand that were mailed links; tokens of other kinds are not among them. `origin`: the
 * site's own, "https://coach.example".
 */
export function validityOf(
  mail: Waiting,
  { now, origin, links }: { now: Date; origin: string; links: ReadonlyArray<'ready' | 'expired' | 'gone'> },
): MailValidity {
  if (links.includes('gone')) return 'used'
  if (links.includes('expired')) return 'expired'
  const { date, calendar } = mail
  if (leadsElsewhere(mail, origin)) return 'elsewhere'
  if (calendar && isOver(calendar.text, now)) return 'over'
  return now.getTime() - date.getTime() > DAY_MS ? 'old' : 'holds'
}

/**
 * Whether a mail leads to where the site stood once and stands no more. One that does not say where that was does so by its own links: those
 * with a token, the one that stops mails, and those to the machine itself, on which a site is tried out.
 */
function leadsElsewhere({ text, stopAddress, writtenAt }: Waiting, origin: string): boolean {
  if (stopAddress !== undefined && originOf(stopAddress) !== origin) return true
  const elsewhere = [...text.matchAll(LINKS)].map(([link]) => link).filter((link) => originOf(link) !== origin)
  if (writtenAt) return elsewhere.some((link) => originOf(link) === writtenAt)
  return elsewhere.some((link) => tokensIn(link).length > 0 || LOOPBACK.test(link))
}

function originOf(link: string): string | null {
  return URL.parse(link)?.origin ?? null
}

/** Whether an invitation is for an hour that has passed. */
function isOver(calendar: string, now: Date): boolean {
  const [, year, month, day, hour, minute] = /^DTEND[^:\r\n]{0,100}:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/m.exec(calendar) ?? []
  return year !== undefined && Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) < now.getTime()
}
