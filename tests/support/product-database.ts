import { sql } from 'drizzle-orm'

import { systemClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db.server.ts'
import { openEmbeddedPostgres } from '#platform/embedded-postgres.server.ts'
import type { Services } from '#platform/services.server.ts'

import { recordingServices } from './recording-services.ts'

/** Works on the database of a running product, as another process of it would: words to its replicas are really sent, jobs are not. */
export async function inProductDatabase<Result>(dataDir: string, work: (services: Services) => Promise<Result>): Promise<Result> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'guest', report: () => {} })
  const { db, close } = openDatabase(postgres.config)
  const services = recordingServices({ db, clock: systemClock, sent: [], mails: [] })
  const broadcast: Services['broadcast'] = {
    ...services.broadcast,
    publish: async (tx, topic, payload = '') => void (await tx.execute(sql`select pg_notify(${topic}, ${payload})`)),
  }
  try {
    return await work({ ...services, broadcast })
  } finally {
    await close()
    await postgres.close()
  }
}
