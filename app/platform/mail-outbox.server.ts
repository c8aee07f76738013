import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'

import type { Clock } from './clock.ts'
import type { DiskRoom } from './disk-room.server.ts'
import { composeMail, senderNow, type Sender } from './mail-composition.server.ts'
import type { Mailer, MailMessage } from './mail.server.ts'
import { writeWholeFile } from './whole-file.server.ts'

/** Sortable by time: "20260302T093000000Z-3f2c9a01.eml". No other name is ever opened, so none can lead out of the folder. */
const NAME = /^\d{8}T\d{9}Z-[0-9a-f]{8}\.eml$/
/** As many mails as one page of the outbox shows. */
export const MAX_MAILS = 300

/** A written mail as the owner's pages list it. */
export interface OutboxEntry {
  readonly name: string
  readonly to: string
  readonly subject: string
  readonly date: Date
}

export interface OutboxMail extends OutboxEntry {
  readonly text: string
  readonly html: string
}

/** Where the site stood when a mail was written. It stands in the outbox's files alone. */
const SITE = 'X-Written-At-Site'

/**
 * Stands in for a mail server: each mail becomes a file (RFC 5322) in the folder, readable by its owner alone. It says at which address the
 * site stood (`origin`): once it has moved, the links of a mail that waits lead nowhere.
 */
export function createOutboxMailer(folder: string, from: Sender, clock: Clock, room: DiskRoom, origin?: () => string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const date = clock.now()
      const composed = composeMail(message, await senderNow(from), date)
      const headers = { ...composed.headers, ...(origin && { [SITE]: origin() }) }
      const { message: source } = await transport.sendMail({ ...composed, headers })
      const name = `${stampOf(date.getTime())}-${randomBytes(4).toString('hex')}.eml`
      const mail = source as Buffer
      await room.demandFor(mail.length, 'mail')
      await writeWholeFile(join(folder, name), mail)
    },
  }
}

/** A page of the mails, the newest first; empty when nothing was ever written. */
export async function listOutbox(folder: string, page = 1): Promise<OutboxEntry[]> {
  const names = (await namesIn(folder)).slice((page - 1) * MAX_MAILS, page * MAX_MAILS)
  const mails = await Promise.all(names.map((name) => readOutboxMail(folder, name)))
  return mails.filter((mail) => mail !== null).map(({ name, to, subject, date }) => ({ name, to, subject, date }))
}

/** How many mails have been written. */
export async function countOutbox(folder: string): Promise<number> {
  return (await namesIn(folder)).length
}

/** One mail by its file name; null when there is none of that name. */
export async function readOutboxMail(folder: string, name: string): Promise<OutboxMail | null> {
  if (!NAME.test(name)) return null
  const source = await readFile(join(folder, name)).catch(nullWhenAbsent)
  if (source === null) return null
  const { to = [], subject = '', date, text = '', html = '' } = await PostalMime.parse(source)
  return {
    name,
    to: to.map(({ address }) => address).join(', '),
    subject,
    date: new Date(date ?? 0),
    text,
    html,
  }
}

/** A mail as it was handed over, and when. `writtenAt` is where the site stood then; null in mails of versions that did not say so. */
export type WaitingMail = MailMessage & { readonly date: Date; readonly writtenAt: string | null }

/** One mail as it was handed over, to be handed over again; null when there is none of that name. */
export async function readWaitingMail(folder: string, name: string): Promise<WaitingMail | null> {
  if (!NAME.test(name)) return null
  const source = await readFile(join(folder, name)).catch(nullWhenAbsent)
  if (source === null) return null
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'utf8' })
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? null
  const messageId = mail.messageId && bare(mail.messageId)
  const follows = (mail.references ?? '').split(/\s+/).filter(Boolean).map(bare)
  const stopAddress = header('list-unsubscribe')
  const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const replyTo = mail.replyTo?.[0]?.address
  return {
    to: (mail.to ?? []).map(({ address }) => address).join(', '),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    date: new Date(mail.date ?? 0),
    writtenAt: header(SITE.toLowerCase()),
    ...(replyTo && { replyTo }),
    ...(messageId && { messageId }),
    ...(follows.length > 0 && { follows }),
    ...(header('auto-submitted') === null && { isByHand: true }),
    ...(stopAddress && { stopAddress: bare(stopAddress) }),
    ...(calendar && {
      calendar: {
        method: calendar.method === 'CANCEL' ? ('CANCEL' as const) : ('REQUEST' as const),
        text: String(calendar.content),
      },
    }),
  }
}

/** Takes a mail out of the outbox, once it has gone. */
export async function dropOutboxMail(folder: string, name: string): Promise<void> {
  if (NAME.test(name)) await rm(join(folder, name), { force: true })
}

/** Which of these mails are in the outbox: their Message-IDs, without angle brackets. `at` is when each was handed over. */
export async function findInOutbox(
  folder: string,
  mails: ReadonlyArray<{ readonly messageId: string; readonly at: Date }>,
): Promise<Set<string>> {
  const names = mails.length === 0 ? [] : await namesIn(folder)
  const found = new Set<string>()
  for (const { messageId, at } of mails) {
    const [from, to] = [at.getTime() - WRITTEN_WITHIN_MS, at.getTime()].map(stampOf)
    for (const name of names.filter((one) => one >= from! && one.slice(0, to!.length) <= to!)) {
      const mail = await readWaitingMail(folder, name)
      if (mail?.messageId === messageId) found.add(messageId)
    }
  }
  return found
}

/** How long before it is noted as handed over a mail may have been written. */
const WRITTEN_WITHIN_MS = 60_000

function stampOf(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:.]/g, '')
}

function bare(bracketed: string): string {
  return bracketed.trim().replace(/^</, '').replace(/>$/, '')
}

/** Every mail to an address, the newest first. */
export async function listOutboxTo(folder: string, address: string): Promise<OutboxEntry[]> {
  const mails: OutboxEntry[] = []
  for (const name of await namesIn(folder)) {
    const mail = await readOutboxMail(folder, name)
    if (mail && addressesOf(mail.to).has(address)) mails.push({ name, to: mail.to, subject: mail.subject, date: mail.date })
  }
  return mails
}

/** Removes every mail to an address; `answersToo`: and those whose answers would go to it, which carry what it wrote. */
export async function eraseOutbox(folder: string, address: string, { answersToo }: { answersToo: boolean }): Promise<void> {
  for (const name of await namesIn(folder)) {
    const source = await readFile(join(folder, name)).catch(nullWhenAbsent)
    if (source === null) continue
    const { to = [], replyTo = [] } = await PostalMime.parse(source)
    const named = [...to, ...(answersToo ? replyTo : [])].some((one) => one.address?.toLowerCase() === address)
    if (named) await rm(join(folder, name), { force: true })
  }
}

function addressesOf(to: string): Set<string> {
  return new Set(to.toLowerCase().split(', '))
}

async function namesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(nullWhenAbsent)) ?? []
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed()
}

function nullWhenAbsent(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
