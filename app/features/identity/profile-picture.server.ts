import { eq } from 'drizzle-orm'

import type { Database, Transaction } from '#platform/db.server.ts'
import { deletePicture, preparePicture, keepPicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { PictureProblem, StoredPicture } from '#platform/picture.ts'

import { profiles } from './core/tables.server.ts'
import type { Viewer } from './core/viewer.ts'

/** Twice the sizes at which it is shown, in pixels. */
const WIDTHS = [96, 256] as const

/** A person’s picture; null when they gave none. */
export async function findPicture({ db }: { db: Database | Transaction }, userId: string): Promise<StoredPicture | null> {
  const [profile] = await db.select({ picture: profiles.picture }).from(profiles).where(eq(profiles.userId, userId))
  return profile?.picture ?? null
}

/** Keeps a new picture of a person in the place of the one before. */
export async function savePicture(
  services: Pick<Infrastructure, 'db' | 'files' | 'log' | 'readers'>,
  userId: string,
  bytes: Uint8Array,
): Promise<{ ok: true } | { ok: false; reason: PictureProblem }> {
  const prepared = await preparePicture(services, bytes, WIDTHS)
  if (!prepared.ok) return prepared
  const kept = await keepPicture(services.files, folderOf(userId), prepared.picture)
  if (!kept.ok) return kept
  await exchange(services, userId, kept.picture)
  return { ok: true }
}

/** Takes a person’s picture away for good. */
export function removePicture(services: Pick<Infrastructure, 'db' | 'files' | 'log'>, userId: string): Promise<void> {
  return exchange(services, userId, null)
}

/** Whether this key is of a profile’s picture, and the person may see it: their own, and an admin everybody’s. */
export function maySeeProfilePicture(key: string, viewer: Pick<Viewer, 'userId' | 'isAdmin'> | null): boolean {
  const owner = /^profiles\/([0-9a-f-]{36})\//.exec(key)?.[1]
  return owner !== undefined && viewer !== null && (viewer.isAdmin || viewer.userId === owner)
}

/** Two at once take turns at the row, so that no file is left over. */
async function exchange(
  { db, files, log }: Pick<Infrastructure, 'db' | 'files' | 'log'>,
  userId: string,
  picture: StoredPicture | null,
): Promise<void> {
  const before = await db.transaction(async (tx) => {
    const [row] = await tx.select({ picture: profiles.picture }).from(profiles).where(eq(profiles.userId, userId)).for('update')
    await tx.update(profiles).set({ picture }).where(eq(profiles.userId, userId))
    return row?.picture ?? null
  })
  if (!before || before.key === picture?.key) return
  await deletePicture(files, before).catch((error: unknown) => {
    log.warn({ err: error }, 'A picture that nobody shows any more could not be deleted.')
  })
}

function folderOf(userId: string): string {
  return `profiles/${userId}`
}
