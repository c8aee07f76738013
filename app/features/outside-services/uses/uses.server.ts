import { sql } from 'drizzle-orm'

import type { ServiceName } from '#features/outside-services/core/service-kinds.ts'
import { serviceUses } from '#features/outside-services/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** How one use went: null where it worked, else a sentence for the owner, without anything that was sent. */
export type Outcome = string | null

/** Hears how each use of a service went. */
export type NoteUse = (service: ServiceName, outcome: Outcome) => void

export type ServiceUse = Omit<typeof serviceUses.$inferSelect, 'service'>

/** How the use of each service has gone so far; one that was never used is absent. */
export async function findUses({ db }: Pick<Infrastructure, 'db'>): Promise<ReadonlyMap<string, ServiceUse>> {
  const rows = await db.select().from(serviceUses)
  return new Map(rows.map(({ service, ...use }) => [service, use]))
}

interface Waiting {
  successes: number
  failures: number
  last: Outcome
  sentence: string | null
  succeededAt: Date | null
  failedAt: Date | null
}

/** How long successes are gathered before they are written; failures are written at once. */
const GATHERED_MS = 2_000

/** Counts uses in memory and writes them down in a few statements, so that no use waits for the database. */
export function createUseCounter(
  { db, clock, log }: Pick<Infrastructure, 'db' | 'clock' | 'log'>,
  gatheredMs = GATHERED_MS,
): { note: NoteUse; write: () => Promise<void> } {
  const waiting = new Map<ServiceName, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function writeAll() {
    for (const [service, use] of waiting) {
      waiting.delete(service)
      await writeUse({ db }, service, use).catch((error: unknown) =>
        log.warn({ err: error, service }, 'How a service was used could not be written down.'),
      )
    }
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    return (writing = writing.then(writeAll))
  }
  return {
    note(service, outcome) {
      const use = waiting.get(service) ?? {
        successes: 0,
        failures: 0,
        last: null,
        sentence: null,
        succeededAt: null,
        failedAt: null,
      }
      waiting.set(service, use)
      use.last = outcome
      if (outcome === null) {
        use.successes += 1
        use.succeededAt = clock.now()
        timer ??= setTimeout(() => void write(), gatheredMs).unref()
      } else {
        use.failures += 1
        use.failedAt = clock.now()
        use.sentence = outcome
        void write()
      }
    },
    write,
  }
}

async function writeUse({ db }: Pick<Infrastructure, 'db'>, service: ServiceName, use: Waiting): Promise<void> {
  const { last, ...counted } = use
  const row = { service, ...counted, failingSince: last === null ? null : use.failedAt }
  await db
    .insert(serviceUses)
    .values(row)
    .onConflictDoUpdate({
      target: serviceUses.service,
      set: {
        successes: sql`${serviceUses.successes} + excluded.successes`,
        failures: sql`${serviceUses.failures} + excluded.failures`,
        succeededAt: sql`coalesce(excluded.succeeded_at, ${serviceUses.succeededAt})`,
        failedAt: sql`coalesce(excluded.failed_at, ${serviceUses.failedAt})`,
        sentence: sql`coalesce(excluded.sentence, ${serviceUses.sentence})`,
        failingSince: last === null ? null : sql`coalesce(${serviceUses.failingSince}, excluded.failing_since)`,
      },
    })
}
