import { sql } from 'drizzle-orm'

import type { Database } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

interface Hits {
  times: number
  /** The day of the last one, in UTC. */
  day: string
}

/** Hits are gathered for this long and then written in one statement: no answer waits for its own. */
const GATHERED_FOR_MS = 5_000

type Gathering = Pick<Infrastructure, 'db' | 'clock' | 'log'>
const gathered = new WeakMap<Database, Map<string, Hits>>()

/** Counts an answer of a redirect, and nothing about who asked. A process that is killed forgets 5 s of them. */
export function countHit(services: Gathering, id: string): void {
  gather(services, id, { times: 1, day: services.clock.now().toISOString().slice(0, 10) })
}

function gather(services: Gathering, id: string, { times, day }: Hits): void {
  const all = gathered.get(services.db) ?? new Map<string, Hits>()
  if (all.size === 0) {
    gathered.set(services.db, all)
    setTimeout(() => void writeOrLog(services), GATHERED_FOR_MS).unref()
  }
  const known = all.get(id)
  all.set(id, known ? { times: known.times + times, day: known.day > day ? known.day : day } : { times, day })
}

/** Writes what was gathered in this process: before the owner reads it, and before the process ends. What cannot be written now is gathered again. */
export async function writeHits(services: Gathering): Promise<void> {
  const hits = [...(gathered.get(services.db) ?? [])]
  if (hits.length === 0) return
  gathered.delete(services.db)
  try {
    await write(services.db, hits)
  } catch (error) {
    for (const [id, each] of hits) gather(services, id, each)
    throw error
  }
}

async function write(db: Database, hits: ReadonlyArray<readonly [string, Hits]>): Promise<void> {
  const rows = JSON.stringify(hits.map(([id, { times, day }]) => ({ id, times, day })))
  await db.transaction(async (tx) => {
    // In one order everywhere, so that two processes never wait for each other in a circle.
    await tx.execute(sql`
      select 1 from redirects where id in (select hit.id from jsonb_to_recordset(${rows}::jsonb) as hit (id uuid))
      order by id for update`)
    await tx.execute(sql`
      update redirects set hits = redirects.hits + hit.times, last_hit_on = greatest(redirects.last_hit_on, hit.day)
      from jsonb_to_recordset(${rows}::jsonb) as hit (id uuid, times int, day date)
      where redirects.id = hit.id`)
  })
}

async function writeOrLog(services: Gathering): Promise<void> {
  await writeHits(services).catch((error: unknown) => {
    services.log.error({ err: error }, 'Hits of redirects could not be counted.')
  })
}
