import { existsSync, realpathSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What an update leaves that brought another PostgreSQL: the database of before, with the day (bin/update/between-versions.mjs). */
const FORMER = /^postgres-\d+-(\d{4}-\d\d-\d\d)$/

/** Deletes databases that were left in a data folder before an instant: they hold what people have erased since. */
export async function deleteFormerDatabases(dataDir: string, before: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [, day] = FORMER.exec(name) ?? []
    if (day === undefined || new Date(day) >= before) continue
    const path = join(dataDir, name)
    // It may lie behind a link.
    if (existsSync(path)) await rm(realpathSync(path), { recursive: true, force: true })
    await rm(path, { recursive: true, force: true })
  }
}
