import { asc, count, eq, min } from 'drizzle-orm'
import { z } from 'zod'

import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { isBeforehand } from '#platform/job-context.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import type { Mailer, MailMessage } from '#platform/mail.server.ts'
import { seal, unseal } from '#platform/sealed.server.ts'

import { noteState } from './state.server.ts'
import { backupState, heldMails } from './tables.server.ts'

const PURPOSE = 'held mail'

/** Sends one mail that was held after a restore. */
export const sendHeldMail = defineJob({ name: 'backup.send-held-mail', payload: z.object({ id: z.uuid() }) })

/**
 * Holds mails that were due when this was restored, and whatever the clock sends since: they may have gone before. What somebody asks for now
 * (a sign-in link, an answer) goes out.
 */
export function holdingMailer(mail: Mailer, { db, clock, secret }: Pick<Infrastructure, 'db' | 'clock' | 'secret'>): Mailer {
  return {
    async send(message) {
      if (!isBeforehand()) return mail.send(message)
      const [state] = await db.select({ since: backupState.holdsMailsSince }).from(backupState)
      if (!state?.since) return mail.send(message)
      const { to, subject } = message
      await db.insert(heldMails).values({
        toAddress: to.toLowerCase(),
        subject,
        sealed: seal(secret, PURPOSE, JSON.stringify(message)),
        heldAt: clock.now(),
      })
    },
  }
}

/** How many mails wait for a word; null when none are held at all. */
export async function findHeldMails({ db }: Pick<Infrastructure, 'db'>): Promise<{ count: number; since: Date } | null> {
  const [state] = await db.select({ since: backupState.holdsMailsSince }).from(backupState)
  if (!state?.since) return null
  const [held] = await db.select({ count: count(), since: min(heldMails.heldAt) }).from(heldMails)
  return { count: held!.count, since: state.since }
}

/** What is shown of a mail that is held: never its words. */
export interface HeldMail {
  readonly to: string
  readonly subject: string
  readonly heldAt: Date
}

/** The first of them, in the order in which they were held. */
export function listHeldMails({ db }: Pick<Infrastructure, 'db'>, atMost: number): Promise<HeldMail[]> {
  return db
    .select({ to: heldMails.toAddress, subject: heldMails.subject, heldAt: heldMails.heldAt })
    .from(heldMails)
    .orderBy(asc(heldMails.heldAt), asc(heldMails.id))
    .limit(atMost)
}

/** Lets mails go, or throws away those that are held: none is held any more from then on. Returns how many there were. */
export async function releaseMails(
  { db, jobs, audit }: Pick<Infrastructure, 'db' | 'jobs' | 'audit'>,
  { userId }: { readonly userId: string },
  what: 'send' | 'throw-away',
): Promise<number> {
  return db.transaction(async (tx) => {
    const [state] = await tx.select({ since: backupState.holdsMailsSince }).from(backupState).for('update')
    if (!state?.since) return 0
    const held = await tx.select({ id: heldMails.id }).from(heldMails)
    if (what === 'throw-away') await tx.delete(heldMails)
    else for (const { id } of held) await jobs.send(tx, sendHeldMail, { id }, { key: id })
    await noteState(tx, { holdsMailsSince: null })
    const action = what === 'send' ? 'held-mails.sent' : 'held-mails.thrown-away'
    await audit.record(tx, { actor: { userId }, action, details: { mails: held.length } })
    return held.length
  })
}

/** Nothing happens when it has gone, or can no longer be read. */
export async function sendHeld(
  { db, mail, secret, log }: Pick<Infrastructure, 'db' | 'mail' | 'secret' | 'log'>,
  { id }: { id: string },
): Promise<void> {
  const [held] = await db.select().from(heldMails).where(eq(heldMails.id, id))
  if (!held) return
  const text = unseal(secret, PURPOSE, held.sealed)
  if (text === null) log.warn({}, 'A held mail was sealed with another secret, and cannot be sent.')
  else await mail.send(JSON.parse(text) as MailMessage)
  await db.delete(heldMails).where(eq(heldMails.id, id))
}
