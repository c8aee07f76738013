import { sql } from 'drizzle-orm'

import { formatBytes } from '#base/format-bytes.ts'
import { serviceKinds, serviceNames, type ServiceName } from '#features/outside-services/core/service-kinds.ts'
import { findUses, type SetByOperator } from '#features/outside-services/uses/uses.server.ts'
import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { readQueues, type JobQueue } from '#platform/job-queues.server.ts'

import type { Observed } from './conditions.ts'
import type { SystemPorts } from './ports.server.ts'

/** How the use of a service has gone, on all processes together. */
export interface ServiceState {
  readonly name: ServiceName
  readonly title: string
  readonly succeededAt: Date | null
  readonly failedAt: Date | null
  readonly failingSince: Date | null
  readonly sentence: string | null
  readonly successes: number
  readonly failures: number
}

/** Each service that is counted; one that was never used has zeros. Answers by mail come in by themselves, so that there is nothing to count. */
export async function readServices(services: Pick<Infrastructure, 'db'> & SetByOperator): Promise<ServiceState[]> {
  const uses = await findUses(services)
  return serviceNames
    .filter((name) => name !== 'inbound')
    .map((name) => ({
      name,
      title: name === 'files' ? 'The file store' : serviceKinds[name].title,
      ...UNUSED,
      ...uses.get(name),
    }))
}

const UNUSED = { succeededAt: null, failedAt: null, failingSince: null, sentence: null, successes: 0, failures: 0 }

/** How much the database takes, in bytes. */
export async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`)
  return Number(rows[0]!.bytes)
}

/** Everything that a look at the whole needs. What cannot be read of the machine is left out. */
export async function observe(
  { db, clock, system, outside }: Pick<Infrastructure, 'db' | 'clock'> & SystemPorts & SetByOperator,
  poolExhaustedSince: Date | null,
): Promise<Observed & { readonly queues: readonly JobQueue[] }> {
  const now = clock.now()
  const [services, queues, disk, backup] = await Promise.all([
    readServices({ db, outside }),
    readQueues(db, now),
    system.disk().catch(() => null),
    system.backup(),
  ])
  return {
    now,
    host: system.host,
    services,
    queues,
    disk: disk && { isLow: disk.isLow, free: formatBytes(disk.freeBytes) },
    poolExhaustedSince,
    backup,
  }
}
