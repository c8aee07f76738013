import { isDeepStrictEqual } from 'node:util'

import { and, desc, eq, notInArray } from 'drizzle-orm'
import { z } from 'zod'

import type { Transaction } from './db.server.ts'
import type { Services } from './services.server.ts'
import { settingVersions } from './tables.server.ts'

/** How many earlier versions of a setting are kept. */
const KEPT = 20

/** What a setting held before. `value` is null where nothing had been saved. */
export interface EarlierVersion {
  readonly id: string
  readonly value: unknown
  readonly endedAt: Date
}

/**
 * Keeps what a setting holds, before something else takes its place or it goes. Called in the transaction that changes it; `next` that
 * says the same changes nothing, and nothing is kept.
 */
export async function keepVersion(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  setting: string,
  { value, next }: { value: unknown; next?: unknown },
): Promise<void> {
  if (next !== undefined && isDeepStrictEqual(plain(value), plain(next))) return
  await tx.insert(settingVersions).values({ setting, value, endedAt: clock.now() })
  const newest = tx
    .select({ id: settingVersions.id })
    .from(settingVersions)
    .where(eq(settingVersions.setting, setting))
    .orderBy(desc(settingVersions.place))
    .limit(KEPT)
  await tx.delete(settingVersions).where(and(eq(settingVersions.setting, setting), notInArray(settingVersions.id, newest)))
}

/** What a setting held before the last change; null when nothing is kept. */
export async function findEarlier({ db }: Pick<Services, 'db'>, setting: string): Promise<EarlierVersion | null> {
  const { id, value, endedAt } = settingVersions
  const [newest] = await db
    .select({ id, value, endedAt })
    .from(settingVersions)
    .where(eq(settingVersions.setting, setting))
    .orderBy(desc(settingVersions.place))
    .limit(1)
  return newest ?? null
}

/** Takes an earlier version out, to put it back: of two who ask for the same one, one gets it. Null when it is gone. */
export async function takeVersion(tx: Transaction, setting: string, id: string): Promise<{ value: unknown } | null> {
  if (!z.uuid().safeParse(id).success) return null
  const [taken] = await tx
    .delete(settingVersions)
    .where(and(eq(settingVersions.setting, setting), eq(settingVersions.id, id)))
    .returning({ value: settingVersions.value })
  return taken ?? null
}

/** As it comes back from the database: without what JSON cannot say. */
function plain(value: unknown): unknown {
  return value === null ? null : JSON.parse(JSON.stringify(value))
}
