import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openDatabase } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import type { Services } from '#services.server.ts'
import { movableClock, recordingServices, type MovableClock } from '#tests/support/recording-services.ts'

interface Scratch {
  readonly services: Services
  readonly clock: MovableClock
  readonly close: () => Promise<void>
}

/** A database of its own, as the product makes it, without content. */
export async function openScratchDatabase(): Promise<Scratch> {
  const folder = mkdtempSync(join(tmpdir(), 'wellward-bench-'))
  chmodSync(folder, 0o711)
  const { config, close: stop } = await openEmbeddedPostgres({
    dataDir: folder,
    role: 'owner',
    report: () => {},
    settings: { archive_mode: 'off' },
  })
  await migrate(config)
  const { db, close } = openDatabase(config)
  const clock = movableClock('2026-03-02T09:30:00Z')
  return {
    clock,
    services: recordingServices({ db, clock, sent: [], mails: [] }),
    close: async () => {
      await close()
      const home = realpathSync(join(folder, 'postgres'))
      await stop()
      for (const path of [home, folder]) rmSync(path, { recursive: true, force: true })
    },
  }
}
