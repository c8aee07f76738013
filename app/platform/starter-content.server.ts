import type { Transaction } from './db.server.ts'
import type { Infrastructure } from './infrastructure.server.ts'
import { starterContent } from './tables.server.ts'

/** Rows that come with the product. Loaded once in the life of a database: what its owner changes or deletes later stays so. */
export interface StarterContent {
  /** Never changes: under this name the database remembers that it was loaded. */
  readonly name: string
  readonly load: (tx: Transaction, now: Date, services: Infrastructure) => Promise<void>
}

/** Loads what was never loaded, each part in one transaction with its note; of several processes that start at once, one does. */
export async function loadStarterContent(services: Infrastructure, parts: ReadonlyArray<StarterContent>): Promise<void> {
  const { db, clock } = services
  const noted = await db.select({ name: starterContent.name }).from(starterContent)
  const known = new Set(noted.map(({ name }) => name))
  for (const { name, load } of parts.filter((part) => !known.has(part.name))) {
    await db.transaction(async (tx) => {
      const now = clock.now()
      // Whoever comes second waits here for the first one’s transaction, and then finds the note.
      const taken = await tx.insert(starterContent).values({ name, loadedAt: now }).onConflictDoNothing().returning()
      if (taken.length > 0) await load(tx, now, services)
    })
  }
}
