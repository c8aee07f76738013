import PostalMime, { type Email, type Header } from 'postal-mime'

import { storableText, withoutDirectionMarks } from '#base/storable-text.ts'
import { partQuoted } from '#features/inbox/thread/quoted.ts'

import { htmlWords } from './html-words.ts'

/** A mail that came in, as far as it concerns the inbox. */
export interface IncomingMail {
  readonly from: { readonly address: string; readonly name: string }
  readonly subject: string
  readonly text: string
  /** What of the text was newly written, without what it quotes. */
  readonly own: string
  readonly messageId: string | null
  /** Every address that the mail was for, by what its headers say. */
  readonly recipients: readonly string[]
  readonly attachments: readonly string[]
  /** The mail server takes it for spam. */
  readonly isSpam: boolean
}

/** Of a longer text the beginning is kept. */
export const MAX_TEXT = 50_000
const MAX_ATTACHMENTS = 20
/** Headers that say for whom a mail was, where To and Cc do not: a forward, a blind copy. */
const DELIVERED = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'])
const ADDRESS = /^[^@]+@[^@]+$/
/** Of such a header the beginning is read, in characters; an address has at most 320 (RFC 3696). */
const MAX_OF_A_HEADER = 10_000
const LONGEST_ADDRESS = 320

/** Reads a mail as it travels (RFC 5322); null when it says no sender. */
export async function readMail(source: Uint8Array): Promise<IncomingMail | null> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: 20, maxHeadersSize: 256_000 }).catch(() => null)
  const address = mail?.from?.address?.trim().toLowerCase() ?? ''
  if (!mail || !/^[^\s@]+@[^\s@]+$/.test(address) || address.length > LONGEST_ADDRESS) return null
  const text = textOf(mail)
  return {
    from: { address, name: line(mail.from?.name ?? '', 100) },
    subject: line(mail.subject ?? '', 200),
    text,
    own: partQuoted(text).own,
    messageId: nameOf(mail.messageId),
    recipients: [...mailboxes(mail), ...deliveredTo(mail.headers)],
    attachments: mail.attachments.slice(0, MAX_ATTACHMENTS).map(({ filename, mimeType }) => line(filename ?? mimeType, 120)),
    isSpam: mail.headers.some(({ key, value }) => /^x-spam-(?:flag|status)$/.test(key) && /^\s*yes\b/i.test(value)),
  }
}

function textOf({ text, html }: Email): string {
  const words = text?.trim() ? text : htmlWords(html ?? '')
  const whole = storableText(words.replace(/\r\n?/g, '\n')).trim()
  return whole.length <= MAX_TEXT ? whole : `${whole.slice(0, MAX_TEXT)}\n\n[The rest of this mail was too long to keep.]`
}

function mailboxes({ to = [], cc = [] }: Email): string[] {
  return [...to, ...cc].flatMap((one) => (one.group ? one.group.map(({ address }) => address) : [one.address]))
}

function deliveredTo(headers: ReadonlyArray<Header>): string[] {
  return headers
    .filter(({ key }) => DELIVERED.has(key))
    .flatMap(({ value }) =>
      value
        .slice(0, MAX_OF_A_HEADER)
        .split(/[\s<>,;"()]+/)
        .filter((part) => part.length <= LONGEST_ADDRESS && ADDRESS.test(part)),
    )
}

function nameOf(messageId: string | undefined): string | null {
  const name = /^\s*<?([^<>\s]{1,250})>?\s*$/.exec(messageId ?? '')?.[1]
  return name === undefined ? null : storableText(name)
}

function line(text: string, most: number): string {
  return [...withoutDirectionMarks(storableText(text)).replace(/\s+/g, ' ').trim()].slice(0, most).join('')
}
