import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { editsOf } from '#features/pages/core/page-edits.ts'
import { headOf, type Section } from '#features/pages/core/page.ts'
import { pages } from '#features/pages/core/tables.server.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { ownStarter } from '#features/pages/published/find-published.server.ts'

import { inDatabaseOf } from './product-database.ts'

/** Publishes a page of the owner’s own in a running product; its id. */
export async function publishOwnPage(dataDir: string, slug: string, sections: readonly Section[]): Promise<string> {
  const id = randomUUID()
  await inDatabaseOf(dataDir, async ({ db }) => {
    const edits = editsOf(ownStarter(id, slug), { head: headOf(slug), sections }, sectionKinds)
    const now = new Date()
    await db.insert(pages).values({ id, slug, edits, isPublic: true, createdAt: now, changedAt: now, publishedAt: now })
    await db.execute(sql`select pg_notify('pages', '')`)
  })
  return id
}
