import { and, desc, eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { memberStories } from '#features/site/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import { cachedValue } from '#platform/cached-value.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { MAX_IN_A_ROW, type StoryView } from './story-view.ts'

const MAX_STORIES = 60
const ADDRESS = /^stories\/([0-9a-f-]{36})\/[0-9a-f]+-\d+\.(?:avif|webp)$/

/** The stories that everybody may read, the one that was approved last first. */
export const findPublishedStories = cachedValue(PAGES, loadPublished)

/** As many of them as take turns in one place. */
export async function findStoriesForRow(services: Pick<Infrastructure, 'db' | 'broadcast'>): Promise<StoryView[]> {
  return (await findPublishedStories(services)).slice(0, MAX_IN_A_ROW)
}

async function loadPublished({ db }: Pick<Infrastructure, 'db'>): Promise<StoryView[]> {
  const rows = await db
    .select()
    .from(memberStories)
    .where(and(eq(memberStories.status, 'approved'), eq(memberStories.held, false)))
    .orderBy(desc(memberStories.decidedAt), memberStories.id)
    .limit(MAX_STORIES)
  return rows.map(({ id, userId, name, text, editedText, rating, picture }) => {
    return {
      id,
      name,
      rating,
      quote: editedText ?? text,
      ...(userId === null && { typed: true }),
      ...(picture && { picture: pictureView(picture) }),
    }
  })
}

/** A stored picture as a page names it. */
export function pictureView({ key, ...sizes }: { key: string; widths: readonly number[]; width: number; height: number }) {
  return { address: `/media/${key}`, ...sizes }
}

/** Who may see a file of a story's picture: everybody once the story is approved, until then the owner. Null: no such file. */
export async function storyPictureAudience({ db }: Pick<Infrastructure, 'db'>, key: string): Promise<'anyone' | 'admins' | null> {
  const id = ADDRESS.exec(key)?.[1]
  if (!id || !isId(id)) return null
  const [story] = await db.select().from(memberStories).where(eq(memberStories.id, id))
  if (!story?.picture || !key.startsWith(`${story.picture.key}-`)) return null
  return story.status === 'approved' && !story.held ? 'anyone' : 'admins'
}
