import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import { and, desc, eq, notInArray } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'

import type { Actor } from './audit-trail.ts'
import { lockInTransaction, type Transaction } from './db.server.ts'
import type { Infrastructure } from './infrastructure.server.ts'
import { settingVersions } from './tables.server.ts'

/** How many earlier versions of a setting are kept. */
const MAX_VERSIONS = 20

/** What a setting held before. `value` is null where nothing had been saved. */
export interface EarlierVersion {
  readonly id: string
  readonly value: unknown
  readonly endedAt: Date
  /** The account of whoever put something else in its place; null where it was no person, or nobody knows. */
  readonly endedBy: string | null
}

/**
 * Of several that change a setting at the same time one comes after the other, and sees what it left: also where nothing had been saved, and
 * there is no row to hold.
 */
export async function holdSetting(tx: Transaction, setting: string): Promise<void> {
  await lockInTransaction(tx, `setting ${setting}`)
}

/**
 * Keeps what a setting holds, before something else takes its place or it goes. Called in the transaction that changes it, with who does.
 * `read` says what it holds, and is asked once nobody else changes it any more: undefined where there is nothing to keep. `next` that says the
 * same changes nothing, and nothing is kept.
 */
export async function keepVersion(
  tx: Transaction,
  { clock }: Pick<Infrastructure, 'clock'>,
  setting: string,
  { read, next, by }: { read: () => Promise<unknown>; next?: unknown; by: Actor },
): Promise<void> {
  await holdSetting(tx, setting)
  const value = await read()
  if (value === undefined) return
  if (next !== undefined && isSameSetting(value, next)) return
  const endedBy = typeof by === 'object' ? by.userId : null
  await tx.insert(settingVersions).values({ setting, value, endedAt: clock.now(), endedBy })
  const newest = tx
    .select({ id: settingVersions.id })
    .from(settingVersions)
    .where(eq(settingVersions.setting, setting))
    .orderBy(desc(settingVersions.place))
    .limit(MAX_VERSIONS)
  await tx.delete(settingVersions).where(and(eq(settingVersions.setting, setting), notInArray(settingVersions.id, newest)))
}

/** What a setting held before its last changes, the newest first; as many as are kept. */
export async function listEarlier({ db }: Pick<Infrastructure, 'db'>, setting: string): Promise<EarlierVersion[]> {
  const { id, value, endedAt, endedBy } = settingVersions
  return db
    .select({ id, value, endedAt, endedBy })
    .from(settingVersions)
    .where(eq(settingVersions.setting, setting))
    .orderBy(desc(settingVersions.place))
}

/** Those that this release can read, read. */
export function readable<Value>(versions: ReadonlyArray<EarlierVersion>, shape: z.ZodType<Value>) {
  return versions.flatMap((version) => {
    const read = shape.safeParse(version.value)
    return read.success ? [{ ...version, value: read.data }] : []
  })
}

/** What a version holds, to look at before it is taken out; held for this transaction. Null when it is gone. */
export async function readVersion(tx: Transaction, setting: string, id: string): Promise<{ value: unknown } | null> {
  if (!isId(id)) return null
  await holdSetting(tx, setting)
  const [found] = await tx
    .select({ value: settingVersions.value })
    .from(settingVersions)
    .where(isVersion(setting, id))
    .for('update')
  return found ?? null
}

/** Takes an earlier version out, to put it back: of two who ask for the same one, one gets it. Null when it is gone. */
export async function takeVersion(tx: Transaction, setting: string, id: string): Promise<{ value: unknown } | null> {
  if (!isId(id)) return null
  await holdSetting(tx, setting)
  const [taken] = await tx.delete(settingVersions).where(isVersion(setting, id)).returning({ value: settingVersions.value })
  return taken ?? null
}

function isVersion(setting: string, id: string) {
  return and(eq(settingVersions.setting, setting), eq(settingVersions.id, id))
}

/** What a form shows of a setting in a few letters: by it, it is found out whether somebody else has saved it since. */
export function markOfSetting(stored: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(stored ?? null))
    .digest('hex')
    .slice(0, 16)
}

/**
 * Whether somebody has saved something else since a form was opened that showed what has the mark `over`. What stands there already may be saved
 * again, and whoever names no mark saves over everything.
 */
export function isChangedSince(over: string | undefined, stored: unknown, next: unknown): boolean {
  return over !== undefined && over !== markOfSetting(stored) && !isSameSetting(stored, next)
}

export function isSameSetting(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(plain(one ?? null), plain(other ?? null))
}

/** As it comes back from the database: without what JSON cannot say. */
function plain(value: unknown): unknown {
  return value === null ? null : JSON.parse(JSON.stringify(value))
}
