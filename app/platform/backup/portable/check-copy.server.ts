import { BackupError } from '#platform/backup/backup-place.server.ts'
import { withDatabaseAside } from '#platform/backup/database-aside.server.ts'
import type { SealedPlace } from '#platform/backup/sealed-place.server.ts'

import { compareTables } from './compare-tables.server.ts'
import { loadCopy } from './load-copy.server.ts'
import { readFileList, readLines, readManifest } from './read-copy.server.ts'
import { readFileOf } from './restore-files.server.ts'

export interface CheckedCopy {
  readonly tables: number
  readonly rows: number
  readonly files: number
  /** A sentence each; none where everything is as it was written. */
  readonly differences: readonly string[]
}

/** Restores a copy aside, into a database that is thrown away, and compares every table and every file with what the manifest says of them. */
export async function checkCopy(
  sealed: SealedPlace,
  copy: string,
  { migrations }: { readonly migrations: string },
): Promise<CheckedCopy> {
  const manifest = await readManifest(sealed, copy)
  const differences: string[] = []
  const note = async (what: string, work: () => Promise<string | null>) => {
    const found = await work().catch(explain)
    if (found !== null) differences.push(`${what}: ${found}`)
  }
  await note('The database', () =>
    withDatabaseAside(async (client) => {
      await client.query('begin')
      await loadCopy(client, sealed, manifest, migrations)
      differences.push(...(await compareTables(client, manifest.tables)))
      return null
    }),
  )
  await note('Jobs', async () => {
    await readLines(sealed, `${copy}/jobs`, manifest.jobs)
    return null
  })
  const files = await readFileList(sealed, copy, manifest).catch((error: unknown) => {
    differences.push(`The list of files: ${explain(error)}`)
    return []
  })
  for (const file of files) {
    await note(`File ${file.key}`, async () => {
      await readFileOf(sealed, file)
      return null
    })
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { tables: manifest.tables.length, rows, files: files.length, differences }
}

function explain(error: unknown): string {
  if (error instanceof BackupError) return error.message
  return `it could not be read (${error instanceof Error ? error.message : String(error)}).`
}
