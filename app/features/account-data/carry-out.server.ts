import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'

import { keepErased } from '#features/backup/erased-accounts.server.ts'
import type { BackupPorts } from '#features/backup/ports.server.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { holdAccount } from '#features/identity/core/grants.server.ts'
import { deleteAccount, isOnlyAdmin } from '#features/identity/delete-account.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { erasedMail } from './mails.server.ts'
import type { AccountDataPorts } from './ports.server.ts'
import { erasures } from './tables.server.ts'

/** How long the last mail is tried before the address goes without it. */
const LAST_MAIL_TRIED_FOR = 24 * 60 * 60 * 1000

/**
 * Carries out every erasure that is due, and ends those that a killed process left half done. Each stands for itself: one that
 * fails holds up no other, and is tried again with the next run.
 * @throws the last failure, once all have had their turn
 */
export async function carryOutErasures(services: Infrastructure & AccountDataPorts & BackupPorts): Promise<void> {
  const { db, clock } = services
  const failures: unknown[] = []
  const due = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(and(lte(erasures.dueAt, clock.now()), isNull(erasures.erasedAt)))
    .orderBy(erasures.dueAt)
  for (const { id } of due) await eraseAccount(services, id).catch((error: unknown) => failures.push(error))
  const halfDone = await db.select({ id: erasures.id }).from(erasures).where(isNotNull(erasures.erasedAt))
  for (const { id } of halfDone) await eraseTraces(services, id).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures.at(-1)
}

/**
 * Erases accounts once more that a restore has brought back, whose person had the last mail when they were erased. One that is the only
 * administrator’s waits for another one, as always.
 */
export async function eraseAgain(
  services: Infrastructure & AccountDataPorts & BackupPorts,
  userIds: readonly string[],
): Promise<void> {
  const silent = { ...services, mail: { send: async () => {} } }
  const now = services.clock.now()
  for (const userId of userIds) {
    if (!(await findAccount(services.db, userId))) continue
    const [erasure] = await services.db
      .insert(erasures)
      .values({ userId, requestedAt: now, dueAt: now })
      .onConflictDoUpdate({ target: erasures.userId, set: { dueAt: now } })
      .returning({ id: erasures.id })
    await eraseAccount(silent, erasure!.id)
    await eraseTraces(silent, erasure!.id)
  }
}

/**
 * Deletes the account and every row about its person, in one transaction: all of it happens, or nothing. What stands outside the
 * database is written down in the erasure’s row, to be removed afterwards.
 */
async function eraseAccount(services: Infrastructure & AccountDataPorts & BackupPorts, id: string): Promise<void> {
  const { db, clock, log, personalData } = services
  await db.transaction(async (tx) => {
    const [erasure] = await tx
      .select()
      .from(erasures)
      .where(and(eq(erasures.id, id), isNull(erasures.erasedAt)))
      .for('update', { skipLocked: true })
    if (!erasure) return
    const { userId } = erasure
    if (userId && (await isOnlyAdmin(tx, userId))) {
      log.warn({}, 'An account that is due to be erased is the only admin’s, and stays until somebody else is admin.')
      return
    }
    const subject = userId && (await holdAccount(tx, userId)) ? await findAccount(tx, userId) : null
    if (!subject) return void (await tx.delete(erasures).where(eq(erasures.id, id)))
    const files: string[] = []
    for (const contributor of personalData) files.push(...((await contributor.erase?.(services, tx, subject)) ?? []))
    const { email: address, emailVerified: addressProved } = subject
    await tx
      .update(erasures)
      .set({ userId: null, erasedAt: clock.now(), address, addressProved, files })
      .where(eq(erasures.id, id))
    await deleteAccount(tx, subject.userId)
    await keepErased(services, tx, subject.userId)
  })
}

/** Sends the last mail, removes files and written mails, and at the end the erasure’s own row, which is held meanwhile. */
async function eraseTraces(services: Infrastructure & AccountDataPorts & BackupPorts, id: string): Promise<void> {
  const { db, files, personalData } = services
  await db.transaction(async (tx) => {
    const [erasure] = await tx.select().from(erasures).where(eq(erasures.id, id)).for('update', { skipLocked: true })
    if (!erasure?.erasedAt || erasure.address === null) return
    for (const key of erasure.files) await files.delete(key)
    await sendLastMail(services, erasure.address, erasure.erasedAt)
    // Where mails are only written down, the last one goes with the others: it was never to reach anybody.
    const subject = { email: erasure.address, emailVerified: erasure.addressProved ?? false }
    for (const contributor of personalData) await contributor.eraseOutside?.(services, subject)
    await tx.delete(erasures).where(eq(erasures.id, id))
  })
}

/** Throws while a mail server that is out of reach may still come back. */
async function sendLastMail(
  { mail, site, clock, log }: Pick<Infrastructure, 'mail' | 'clock' | 'log' | 'site'>,
  to: string,
  erasedAt: Date,
): Promise<void> {
  try {
    await mail.send({ to, ...erasedMail(await site.name()) })
  } catch (error) {
    if (clock.now().getTime() - erasedAt.getTime() < LAST_MAIL_TRIED_FOR) throw error
    log.warn({ err: error }, 'The last mail about an erasure could not be sent; its address is forgotten all the same.')
  }
}
