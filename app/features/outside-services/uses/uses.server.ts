import { sql } from 'drizzle-orm'

import { serviceKinds, serviceNames, type ServiceName } from '#features/outside-services/core/service-kinds.ts'
import { serviceUses } from '#features/outside-services/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** How one use went: null where it worked, else a sentence for the owner, without anything that was sent. */
export type Outcome = string | null

/** Hears how each use of a service went. */
export type NoteUse = (service: ServiceName, outcome: Outcome) => void

export type ServiceUse = Omit<typeof serviceUses.$inferSelect, 'service'>

/** What the operator set in the environment. */
export interface SetByOperator {
  readonly outside: { readonly variables: ReadonlySet<string> }
}

/** How the use of each service has gone so far, as it is set up now; one that was never used is absent. */
export async function findUses({
  db,
  outside,
}: Pick<Infrastructure, 'db'> & SetByOperator): Promise<ReadonlyMap<string, ServiceUse>> {
  const rows = new Map((await db.select().from(serviceUses)).map(({ service, ...use }) => [service, use]))
  return new Map(
    serviceNames.flatMap((name) => {
      const use = rows.get(rowOf(name, outside.variables))
      return use ? [[name, use]] : []
    }),
  )
}

/** What is known of a service that was typed says nothing of the one that a variable names, so they are counted apart. */
function rowOf(name: ServiceName, variables: ReadonlySet<string>): string {
  return variables.has(serviceKinds[name].ruledBy) ? `${name} by variable` : name
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
  { db, clock, log, outside: { variables } }: Pick<Infrastructure, 'db' | 'clock' | 'log'> & SetByOperator,
  gatheredMs = GATHERED_MS,
): { note: NoteUse; write: () => Promise<void> } {
  const waiting = new Map<ServiceName, Waiting>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function writeAll() {
    for (const [service, use] of waiting) {
      waiting.delete(service)
      await writeUse({ db }, rowOf(service, variables), use).catch((error: unknown) =>
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

async function writeUse({ db }: Pick<Infrastructure, 'db'>, service: string, use: Waiting): Promise<void> {
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
