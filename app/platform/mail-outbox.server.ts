import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'

import type { Clock } from './clock.ts'
import type { DiskRoom } from './disk-room.server.ts'
import { composeMail } from './mail-composition.server.ts'
import type { Mailer } from './mail.server.ts'
import { writeWholeFile } from './whole-file.server.ts'

/** Sortable by time: "20260302T093000000Z-3f2c9a01.eml". No other name is ever opened, so none can lead out of the folder. */
const NAME = /^\d{8}T\d{9}Z-[0-9a-f]{8}\.eml$/
const MAILS_SHOWN = 200

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

/** Stands in for a mail server: each mail becomes a file (RFC 5322) in the folder, readable by its owner alone. */
export function createOutboxMailer(folder: string, from: string, clock: Clock, room: DiskRoom): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(message) {
      const date = clock.now()
      const { message: source } = await transport.sendMail(composeMail(message, from, date))
      const name = `${date.toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}.eml`
      const mail = source as Buffer
      await room.demandFor(mail.length, 'mail')
      await writeWholeFile(join(folder, name), mail)
    },
  }
}

/** The newest mails, the newest first; empty when nothing was ever written. */
export async function listOutbox(folder: string): Promise<OutboxEntry[]> {
  const names = (await namesIn(folder)).slice(0, MAILS_SHOWN)
  const mails = await Promise.all(names.map((name) => readOutboxMail(folder, name)))
  return mails.filter((mail) => mail !== null).map(({ name, to, subject, date }) => ({ name, to, subject, date }))
}

/** How many mails have been written; the list shows the newest of them. */
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
