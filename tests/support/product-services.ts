import { sql } from 'drizzle-orm'

import { systemClock } from '#platform/clock.ts'
import type { Services } from '#services.server.ts'

import { inDatabaseOf } from './product-database.ts'
import { recordingServices } from './recording-services.ts'

/** Works on the data of a running product, as another process of it would: words to its replicas are really sent, jobs are not. */
export function withServicesOf<Result>(dataDir: string, work: (services: Services) => Promise<Result>): Promise<Result> {
  return inDatabaseOf(dataDir, ({ db }) => {
    const services = recordingServices({ db, clock: systemClock, sent: [], mails: [] })
    const publish: Services['broadcast']['publish'] = async (tx, topic, payload = '') =>
      void (await tx.execute(sql`select pg_notify(${topic}, ${payload})`))
    return work({ ...services, broadcast: { ...services.broadcast, publish } })
  })
}
