import { eq } from 'drizzle-orm'

import { labTargets } from '#features/health/labs/tables.server.ts'
import { testOfCode, type KnownTest } from '#features/health/labs/tests/known-tests.ts'
import { loadUnits } from '#features/health/labs/units/units.server.ts'
import type { Viewer } from '#features/identity/viewer.ts'
import type { Services } from '#platform/services.server.ts'

import type { LabTarget } from './target-form.ts'

export type StoredTarget = typeof labTargets.$inferSelect

/** The coach’s band for a test; null where there is none. */
export async function findTarget({ db }: Pick<Services, 'db'>, loinc: string): Promise<StoredTarget | null> {
  const [target] = await db.select().from(labTargets).where(eq(labTargets.loinc, loinc))
  return target ?? null
}

/** All bands, by the names of their tests. */
export async function listTargets({ db }: Pick<Services, 'db'>): Promise<Array<StoredTarget & { name: string }>> {
  const rows = await db.select().from(labTargets)
  return rows
    .map((row) => ({ ...row, name: testOfCode(row.loinc)?.name ?? row.loinc }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Keeps the band for a test in the place of the former one, if there was one. */
export async function saveTarget({ db, clock, audit }: Services, by: Viewer, target: LabTarget): Promise<void> {
  await db.transaction(async (tx) => {
    const row = { ...target, updatedBy: by.userId, updatedAt: clock.now() }
    await tx.insert(labTargets).values(row).onConflictDoUpdate({ target: labTargets.loinc, set: row })
    await audit.record(tx, { actor: by, action: 'lab-target.saved', details: { test: target.loinc } })
  })
}

/** False where there was none. */
export async function removeTarget({ db, audit }: Services, by: Viewer, loinc: string): Promise<boolean> {
  return db.transaction(async (tx) => {
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
