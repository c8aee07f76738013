import type { SendMailOptions } from 'nodemailer'

import type { MailMessage } from './mail.server.ts'
import { currentRequestId } from './request-id.server.ts'

type Address = string | { readonly name: string; readonly address: string }

/** Who mails come from: as it is written, or found anew for each mail. */
export type Sender = string | (() => Promise<Address>)

/** The sender of the next mail. */
export function senderNow(sender: Sender): Promise<Address> {
  return typeof sender === 'string' ? Promise.resolve(sender) : sender()
}

/**
 * Mails come from what the site calls itself just now. What the operator wrote wins: a name and an address as they are, an address alone
 * beside the site's name.
 */
export function senderOf(mailFrom: string | null, hostname: () => string, siteName: () => Promise<string>): Sender {
  const written = mailFrom?.trim()
  if (written !== undefined && !/^[^\s<>"@]+@[^\s<>"@]+$/.test(written)) return written
  return async () => ({ name: oneLine(await siteName()), address: written ?? `no-reply@${hostname()}` })
}

/** No sign of a name ends its line, or is none that is written. */
function oneLine(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** SMTP allows 998 bytes a line; a line is broken well before. */
const LONGEST_LINE = 900

/**
 * What nodemailer needs for a message. Bodies travel as they are (7bit or 8bit), never quoted-printable, which would break
 * a link in two: whoever reads the source finds every link whole.
 */
export function composeMail(message: MailMessage, from: Address, date: Date): SendMailOptions {
  const to = message.to.split(',').map((address) => ({ name: '', address: address.trim() }))
  return {
    from,
    to,
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    ...threadOf(message),
    subject: message.subject,
    date,
    headers: headersOf(message),
    text: partOf('text/plain', message.text),
    html: partOf('text/html', message.html),
    ...(message.calendar && {
      icalEvent: { method: message.calendar.method, filename: 'appointment.ics', content: message.calendar.text },
    }),
    envelope: { from, to, use8BitMime: true },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function threadOf({ messageId, follows = [] }: MailMessage): Pick<SendMailOptions, 'messageId' | 'inReplyTo' | 'references'> {
  const names = follows.map(bracketed)
  return {
    ...(messageId !== undefined && { messageId: bracketed(messageId) }),
    ...(names.length > 0 && { inReplyTo: names.at(-1)!, references: names }),
  }
}

const bracketed = (name: string) => `<${name}>`

function headersOf({ stopAddress, isByHand }: MailMessage): Record<string, string> {
  const requestId = currentRequestId()
  return {
    ...(requestId !== undefined && { 'X-Request-Id': requestId }),
    // Answering machines keep quiet.
    ...(!isByHand && { 'Auto-Submitted': 'auto-generated' }),
    ...(stopAddress !== undefined && {
      'List-Unsubscribe': `<${stopAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}

function partOf(contentType: string, content: string): { raw: string } | string {
  const lines = content.split(/\r\n|\r|\n/).flatMap(foldLine)
  // A word longer than a line can be: nodemailer encodes the whole part.
  if (lines.some((line) => Buffer.byteLength(line) > LONGEST_LINE)) return content
  const body = lines.join('\r\n')
  const encoding = Buffer.byteLength(body) === body.length ? '7bit' : '8bit'
  return { raw: `Content-Type: ${contentType}; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${body}` }
}

/** Breaks a line at spaces, which neither a link nor a tag's name contains, and where HTML takes a line break for a space. */
function foldLine(line: string): string[] {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return [line]
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current ? `${current} ${word}` : word
    if (current && Buffer.byteLength(longer) > LONGEST_LINE) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current]
}
