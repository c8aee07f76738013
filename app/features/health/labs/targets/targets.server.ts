import { eq } from 'drizzle-orm'

import { labTargets } from '#features/health/labs/lab-tables.server.ts'
import { testOfCode, type KnownTest } from '#features/health/labs/tests/known-tests.ts'
import { loadUnits } from '#features/health/labs/units/units.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { keepVersion, listEarlier, readable, takeVersion } from '#platform/setting-versions.server.ts'

import { TargetShape, type LabTarget } from './target-form.ts'

export type StoredTarget = typeof labTargets.$inferSelect

/** The coach’s band for a test; null where there is none. */
export async function findTarget({ db }: Pick<Infrastructure, 'db'>, loinc: string): Promise<StoredTarget | null> {
  const [target] = await db.select().from(labTargets).where(eq(labTargets.loinc, loinc))
  return target ?? null
}

/** All bands, by the names of their tests. */
export async function listTargets({ db }: Pick<Infrastructure, 'db'>): Promise<Array<StoredTarget & { name: string }>> {
  const rows = await db.select().from(labTargets)
  return rows
    .map((row) => ({ ...row, name: testOfCode(row.loinc)?.name ?? row.loinc }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Keeps the band for a test in the place of the former one, if there was one; that one can be restored. */
export async function saveTarget(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  by: Viewer,
  target: LabTarget,
): Promise<void> {
  await db.transaction(async (tx) => {
    await keepFormer(tx, { clock, by }, target.loinc, target)
    const row = { ...target, updatedBy: by.userId, updatedAt: clock.now() }
    await tx.insert(labTargets).values(row).onConflictDoUpdate({ target: labTargets.loinc, set: row })
    await audit.record(tx, { actor: by, action: 'lab-target.saved', details: { test: target.loinc } })
  })
}

/** Takes the band for a test away, to be restored. False where there was none. */
export async function removeTarget(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  by: Viewer,
  loinc: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await keepFormer(tx, { clock, by }, loinc, null)
    const removed = await tx.delete(labTargets).where(eq(labTargets.loinc, loinc)).returning({ loinc: labTargets.loinc })
    if (removed.length > 0) await audit.record(tx, { actor: by, action: 'lab-target.deleted', details: { test: loinc } })
    return removed.length > 0
  })
}

/** Reads the unit of a band: one in which the test’s results can be converted. */
export async function readTargetUnit(): Promise<(printed: string, test: KnownTest) => string | null> {
  const units = await loadUnits()
  return (printed, test) => {
    const ucum = units.read(printed, test)
    return ucum !== null && test.units[0] !== undefined && units.convert(1, ucum, test.units[0], test) !== null ? ucum : null
  }
}

const FORMER = 'lab targets'

/** Bands as they were before they were changed or deleted, the newest first. `now` is the one of that test at present, if there is one. */
export async function listFormerTargets(services: Pick<Infrastructure, 'db'>) {
  const [versions, present] = await Promise.all([listEarlier(services, FORMER), listTargets(services)])
  const byTest = new Map(present.map((target) => [target.loinc, target]))
  return readable(versions, TargetShape).map((version) => {
    const { loinc } = version.value
    return { ...version, name: testOfCode(loinc)?.name ?? loinc, now: byTest.get(loinc) ?? null }
  })
}

/** Brings a band back as it was before it was changed or deleted. False when that version is gone. */
export async function restoreTarget(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  by: Viewer,
  version: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const former = TargetShape.safeParse((await takeVersion(tx, FORMER, version))?.value)
    if (!former.success) return false
    await keepFormer(tx, { clock, by }, former.data.loinc, former.data)
    const row = { ...former.data, updatedBy: by.userId, updatedAt: clock.now() }
    await tx.insert(labTargets).values(row).onConflictDoUpdate({ target: labTargets.loinc, set: row })
    await audit.record(tx, { actor: by, action: 'lab-target.restored', details: { test: former.data.loinc } })
    return true
  })
}

async function keepFormer(
  tx: Transaction,
  { clock, by }: Pick<Infrastructure, 'clock'> & { readonly by: Viewer },
  code: string,
  next: LabTarget | null,
) {
  const { loinc, ucum, low, high, reason } = labTargets
  const read = async () => (await tx.select({ loinc, ucum, low, high, reason }).from(labTargets).where(eq(loinc, code)))[0]
  await keepVersion(tx, { clock }, FORMER, { read, next, by })
}
