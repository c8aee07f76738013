import { and, eq } from 'drizzle-orm'

import { healthImports } from '#features/health/core/imports/import-tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { PartedFile } from '#platform/parted-file.server.ts'

const TELL_EVERY_MS = 1_000

/** Thrown where the member cancelled the import meanwhile. */
export class Cancelled extends Error {}

/** The same file; how far it is read is told once a second, and where the import is gone the reading ends with `Cancelled`. */
export function noteProgress({ db }: Pick<Infrastructure, 'db'>, { id }: { readonly id: string }, file: PartedFile): PartedFile {
  let bytesRead = 0
  let last = Date.now()
  async function tell() {
    last = Date.now()
    const still = await db
      .update(healthImports)
      .set({ bytesRead: Math.min(bytesRead, file.bytes) })
      .where(and(eq(healthImports.id, id), eq(healthImports.state, 'reading')))
      .returning({ id: healthImports.id })
    if (still.length === 0) throw new Cancelled()
  }
  return {
    bytes: file.bytes,
    async *read(from, to) {
      for await (const slice of file.read(from, to)) {
        bytesRead += slice.length
        if (Date.now() - last > TELL_EVERY_MS) await tell()
        yield slice
      }
    },
  }
}
