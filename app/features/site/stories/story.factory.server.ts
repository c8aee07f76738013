import { memberStories } from '#features/site/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** A member’s story in the database as it stands, for tests: no inbox, no mail. Its id. */
export async function aStoredStory(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  changes: Partial<typeof memberStories.$inferInsert> = {},
): Promise<string> {
  const now = clock.now()
  const story = { name: 'Ann', text: 'I sleep through most nights now.', rating: 5, status: 'pending', held: false } as const
  const [stored] = await db
    .insert(memberStories)
    .values({ userId, ...story, consentedAt: now, createdAt: now, ...changes })
    .returning({ id: memberStories.id })
  return stored!.id
}
