import { z } from 'zod'

import type { Transaction } from '#platform/db.server.ts'
import { partCount } from '#platform/file-parts.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

import { partKey } from './file.ts'

/** Takes an imported file out of the store. */
export const dropImportFile = defineJob({
  name: 'health.drop-import-file',
  payload: z.object({ importId: z.uuid(), parts: z.number().int().nonnegative() }),
})

interface ImportRow {
  readonly id: string
  readonly bytes: number
  readonly partBytes: number
}

/** The file of an import goes once this transaction has committed. */
export async function dropFileOf({ jobs }: Pick<Infrastructure, 'jobs'>, tx: Transaction, imported: ImportRow): Promise<void> {
  await jobs.send(tx, dropImportFile, { importId: imported.id, parts: partCount(imported.bytes, imported.partBytes) })
}

/** Every place where a part of it may be stored. */
export function keysOf({ id, bytes, partBytes }: ImportRow): string[] {
  return Array.from({ length: partCount(bytes, partBytes) }, (_, number) => partKey(id, number))
}

/** Every part that may have come, whether or not it was noted. */
export async function removeParts(
  { files }: Pick<Infrastructure, 'files'>,
  { importId, parts }: { importId: string; parts: number },
): Promise<void> {
  for (let number = 0; number < parts; number++) await files.delete(partKey(importId, number))
}
