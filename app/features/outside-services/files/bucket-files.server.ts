import { eq } from 'drizzle-orm'

import { kindsOf, type MissingFiles } from '#features/outside-services/core/file-store.ts'
import { bucketFiles } from '#features/outside-services/core/tables.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { FileStore } from '#platform/files.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** A file is put into the bucket, and not into the folder. Written before it is there: a file too many on the list does no harm. */
export async function noteInBucket(db: Database, key: string): Promise<void> {
  await db.insert(bucketFiles).values({ key }).onConflictDoNothing()
}

/** A file is put into the folder, or deleted. Waits where it is being fetched, so that what is fetched is never written over it. */
export async function dropFromBucket(db: Database, key: string): Promise<void> {
  await db.delete(bucketFiles).where(eq(bucketFiles.key, key))
}

export async function isAnyInBucket(db: Database): Promise<boolean> {
  return (await db.select().from(bucketFiles).limit(1)).length > 0
}

/** The files that the folder does not have, which are in the bucket or nowhere. */
export async function listMissing({ db }: Pick<Infrastructure, 'db'>, folder: FileStore): Promise<string[]> {
  const missing = new Set((await db.select().from(bucketFiles)).map(({ key }) => key))
  if (missing.size > 0) for await (const key of folder.list()) missing.delete(key)
  return [...missing].toSorted()
}

/** The same, counted by kind; null where the folder has every file. */
export async function countMissing(services: Pick<Infrastructure, 'db'>, folder: FileStore): Promise<MissingFiles | null> {
  const keys = await listMissing(services, folder)
  return keys.length === 0 ? null : { total: keys.length, kinds: kindsOf(keys) }
}

/**
 * Copies what the folder does not have out of the bucket, until the time is over. What the bucket does not have either stays on the list.
 *
 * @returns whether it came to the end of the list
 */
export async function fetchMissing(
  { db }: Pick<Infrastructure, 'db'>,
  from: FileStore,
  to: FileStore,
  until: number,
): Promise<boolean> {
  for (const { key } of await db.select().from(bucketFiles).orderBy(bucketFiles.key)) {
    if (Date.now() > until) return false
    await db.transaction(async (tx) => {
      const one = eq(bucketFiles.key, key)
      const [held] = await tx.select().from(bucketFiles).where(one).for('update')
      if (!held) return
      const file = (await to.get(key)) ? null : await from.get(key)
      if (file) await to.put(key, file.body, file.contentType)
      if (file || (await to.get(key))) await tx.delete(bucketFiles).where(one)
    })
  }
  return true
}

/** Whether a bucket has one of the files that are missing: then it is ours, under another name. Some of them are looked for. */
export async function hasSomeMissing(
  services: Pick<Infrastructure, 'db'>,
  bucket: FileStore,
  folder: FileStore,
): Promise<boolean> {
  for (const key of (await listMissing(services, folder)).slice(0, 20)) if (await bucket.get(key)) return true
  return false
}
