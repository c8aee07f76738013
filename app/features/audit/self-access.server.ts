import { sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { HealthPart } from './health-access.ts'
import { healthAccess } from './tables.server.ts'

interface SelfAccess {
  readonly userId: string
  readonly what: HealthPart
  /** The member’s calendar day. */
  readonly day: string
}

interface CountedAccess extends SelfAccess {
  at: Date
  times: number
}

/** Looks are gathered for this long and then written in one statement, so that a page never waits for its own note. */
const GATHERED_FOR_MS = 5_000

type Gathering = Pick<Infrastructure, 'db' | 'clock' | 'log'>
const gathered = new WeakMap<Database, Map<string, CountedAccess>>()

/** Notes that a member looked at their own data. Costs no statement of its own; a process that is killed forgets 5 s of them. */
export function recordSelfAccess(services: Gathering, access: SelfAccess): void {
  gather(services, { ...access, at: services.clock.now(), times: 1 })
}

function gather(services: Gathering, access: CountedAccess): void {
  const accesses = gathered.get(services.db) ?? new Map<string, CountedAccess>()
  if (accesses.size === 0) {
    gathered.set(services.db, accesses)
    setTimeout(() => void writeOrLog(services), GATHERED_FOR_MS).unref()
  }
  const key = `${access.userId} ${access.what} ${access.day}`
  const known = accesses.get(key)
  if (!known) return void accesses.set(key, access)
  known.times += access.times
  if (access.at > known.at) known.at = access.at
}

/**
 * Writes what was gathered in this process: before a person reads the log, and before the process ends. What cannot be written now
 * is gathered again.
 */
export async function writeSelfAccess(services: Gathering): Promise<void> {
  const accesses = [...(gathered.get(services.db)?.values() ?? [])]
  if (accesses.length === 0) return
  gathered.delete(services.db)
  try {
    await write(services.db, accesses)
  } catch (error) {
    for (const access of accesses) gather(services, access)
    throw error
  }
}

async function write(db: Database, accesses: ReadonlyArray<CountedAccess>): Promise<void> {
  const rows = JSON.stringify(accesses)
  // Always in the same order, so that two replicas wait for each other and never in a circle; who is gone meanwhile is left out.
  await db.execute(sql`
    insert into ${healthAccess} (user_id, at, actor_kind, action, what, day, times)
    select users.id, look.at, 'member', 'read', look.what, look.day, look.times
    from jsonb_to_recordset(${rows}::jsonb) as look ("userId" uuid, what text, day date, at timestamptz, times int)
    join users on users.id = look."userId"
    order by users.id, look.what, look.day
    on conflict (user_id, what, day) where actor_kind = 'member' do update
      set at = greatest(health_access.at, excluded.at), times = health_access.times + excluded.times`)
}

async function writeOrLog(services: Gathering): Promise<void> {
  await writeSelfAccess(services).catch((error: unknown) => {
    services.log.error({ err: error }, 'Members’ looks at their own data could not be noted.')
  })
}
