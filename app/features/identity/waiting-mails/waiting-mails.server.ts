import { z } from 'zod'

import { linkStandings } from '#features/identity/core/access/mailed-links.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import { dropOutboxMail, listOutbox, readWaitingMail } from '#platform/mail-outbox.server.ts'

import { maySend, validityOf, tokensIn, type MailValidity } from './waiting-mail.ts'

/** Sends one mail that waited in the outbox since no mail server was set up. */
export const sendWaitingMail = defineJob({ name: 'identity.send-waiting-mail', payload: z.object({ name: z.string() }) })

export interface WaitingMail {
  /** Of its file. */
  readonly name: string
  readonly to: string
  readonly subject: string
  readonly date: Date
  readonly validity: MailValidity
}

/** As many mails are looked at side by side: each asks the database for its links. */
const SIDE_BY_SIDE = 8

/** A page of the outbox, the newest mails first, and whether each still holds. */
export async function listWaitingMails(
  services: Pick<Infrastructure, 'db' | 'clock' | 'site' | 'outbox'>,
  page = 1,
): Promise<WaitingMail[]> {
  const { outbox } = services
  const listed = outbox === null ? [] : await listOutbox(outbox, page)
  const waiting: WaitingMail[] = []
  for (let from = 0; from < listed.length; from += SIDE_BY_SIDE) {
    const some = listed.slice(from, from + SIDE_BY_SIDE)
    const found = await Promise.all(some.map(({ name }) => findWaiting(services, name)))
    waiting.push(...some.flatMap((mail, at) => (found[at] ? [{ ...mail, validity: found[at].validity }] : [])))
  }
  return waiting
}

/**
 * Has the mails sent that somebody who runs the site chose, each by a job of its own, and notes it in the audit log. Those that do not hold
 * any more are left out. Returns how many go; null while there is no mail server.
 */
export async function sendWaitingMails(
  services: Infrastructure,
  { userId }: { readonly userId: string },
  names: ReadonlyArray<string>,
): Promise<{ readonly sent: number; readonly leftOut: number } | null> {
  const { db, jobs, audit, sendsMail } = services
  if (!sendsMail) return null
  const found = await Promise.all(names.map((name) => findWaiting(services, name)))
  const chosen = names.filter((_name, at) => found[at] && maySend(found[at].validity))
  await db.transaction(async (tx) => {
    for (const name of chosen) await jobs.send(tx, sendWaitingMail, { name }, { key: name })
    if (chosen.length > 0) await audit.record(tx, { actor: { userId }, action: 'outbox.sent', details: { mails: chosen.length } })
  })
  return { sent: chosen.length, leftOut: names.length - chosen.length }
}

/** Sends a mail of the outbox and takes it out. Nothing happens when it is gone, or does not hold any more. */
export async function sendWaiting(
  services: Pick<Infrastructure, 'db' | 'mail' | 'clock' | 'site' | 'outbox' | 'sendsMail'>,
  { name }: { name: string },
): Promise<void> {
  const { mail, outbox, sendsMail } = services
  const found = sendsMail ? await findWaiting(services, name) : null
  if (outbox === null || !found || !maySend(found.validity)) return
  const { date: _date, writtenAt: _writtenAt, ...message } = found.mail
  await mail.send(message)
  await dropOutboxMail(outbox, name)
}

async function findWaiting(services: Pick<Infrastructure, 'db' | 'clock' | 'site' | 'outbox'>, name: string) {
  const { outbox, clock, site } = services
  const mail = outbox === null ? null : await readWaitingMail(outbox, name)
  if (!mail) return null
  const links = await linkStandings(services, tokensIn(mail.text))
  return { mail, validity: validityOf(mail, { now: clock.now(), origin: site.origin, links }) }
}
