import { and, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { settleItem } from '#features/inbox/keep-item.server.ts'
import { memberStories } from '#features/site/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { markOfSetting } from '#platform/setting-versions.server.ts'

import type { StoryPile } from './piles.ts'
import { pictureView } from './published-stories.server.ts'
import { itemOf, tellOfDecision } from './stories.server.ts'
import type { StoryView } from './story-view.ts'
import { editedWords, type StoryStatus } from './story.ts'

const PAGE = 20

/** A story as the owner sees it. */
export interface ReviewedStory extends Omit<StoryView, 'quote' | 'sample' | 'typed'> {
  readonly pile: StoryPile
  readonly status: StoryStatus
  /** The author's own words, whatever became of them. */
  readonly text: string
  readonly editedText: string | null
  /** Of the words that are there to be published: another one once somebody has edited them. */
  readonly mark: string
  readonly createdAt: Date
}

/** One page of a pile, or of all stories whose author’s name, or the note of whose consent, holds what is searched, newest first. Pages count from 1. */
export async function listStories(
  { db }: Pick<Infrastructure, 'db'>,
  { page, ...which }: ({ pile: StoryPile } | { search: string }) & { page: number },
): Promise<{ stories: ReviewedStory[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(memberStories)
    .where('search' in which ? holds(which.search) : within(which.pile))
    .orderBy(desc(memberStories.createdAt), memberStories.id)
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
  return { stories: rows.slice(0, PAGE).map(reviewed), hasMore: rows.length > PAGE }
}

/** A member’s story, in whichever pile; null when there is none of that id. */
export async function findReviewedStory({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<ReviewedStory | null> {
  const [row] = await db.select().from(memberStories).where(eq(memberStories.id, id))
  return row?.userId ? reviewed(row) : null
}

function reviewed(row: typeof memberStories.$inferSelect): ReviewedStory {
  const { id, name, rating, text, editedText, createdAt, picture, status } = row
  const view = { id, name, rating, text, editedText, createdAt, status, pile: pileOf(row), mark: markOf(row) }
  return { ...view, ...(picture && { picture: pictureView(picture) }) }
}

const markOf = ({ text, editedText }: Pick<ReviewedStory, 'text' | 'editedText'>) => markOfSetting([text, editedText])

/** How many stories there are in each pile. */
export async function countStories({ db }: Pick<Infrastructure, 'db'>): Promise<Readonly<Record<StoryPile, number>>> {
  const rows = await db
    .select({ status: memberStories.status, held: memberStories.held, isTyped: isTyped.mapWith(Boolean), stories: count() })
    .from(memberStories)
    .groupBy(memberStories.status, memberStories.held, isTyped)
  const piles: Record<StoryPile, number> = { pending: 0, approved: 0, declined: 0, held: 0, typed: 0 }
  for (const { stories, isTyped, ...row } of rows) piles[isTyped ? 'typed' : pileOf(row)] += stories
  return piles
}

/** A first name may be all that is shown: the note of the consent is where its owner says whose it is. */
const holds = (search: string) =>
  sql`strpos(lower(concat_ws(' ', ${memberStories.name}, ${memberStories.consentHow})), lower(${search})) > 0`

const isTyped = isNull(memberStories.userId)

type Lying = Pick<typeof memberStories.$inferSelect, 'status' | 'held'> & { readonly userId?: string | null }

function pileOf({ userId, held, status }: Lying): StoryPile {
  if (userId === null) return 'typed'
  return held ? 'held' : status
}

function within(pile: StoryPile): SQL | undefined {
  if (pile === 'typed') return isTyped
  const { userId, held, status } = memberStories
  return and(isNotNull(userId), eq(held, pile === 'held'), pile === 'held' ? undefined : eq(status, pile))
}

interface Verdict {
  /** Where the story goes; `pending` takes a decision back. Absent: it stays where it is. */
  readonly status?: StoryStatus | undefined
  /** The words to publish; absent: those of before. */
  readonly text?: string | undefined
  /** The mark of the words that the form showed. Absent: they replace whatever is there. */
  readonly over?: string | undefined
}

/** What the audit log calls a story’s way to each status. */
const actions = { approved: 'approved', declined: 'declined', pending: 'returned' } as const satisfies Record<StoryStatus, string>

/**
 * Decides about a member’s story, on every page at once; one that was held is held no longer. Null when there is none of that id: its author may have
 * taken it back. `changed`, and nothing is done, where somebody else has edited the words in the meantime.
 */
export async function decideStory(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock'>,
  adminId: string,
  id: string,
  { status, text, over }: Verdict,
): Promise<true | 'changed' | null> {
  const { db, clock, broadcast, audit, jobs } = services
  if (!isId(id)) return null
  return db.transaction(async (tx) => {
    const [story] = await tx.select().from(memberStories).where(eq(memberStories.id, id)).for('update')
    if (!story?.userId) return null
    const edited = text === undefined ? story.editedText : editedWords(story.text, text)
    if (text !== undefined && over !== undefined && over !== markOf(story) && edited !== story.editedText) return 'changed'
    const decision = status === 'pending' ? { decidedAt: null, decidedBy: null } : { decidedAt: clock.now(), decidedBy: adminId }
    await tx
      .update(memberStories)
      .set({
        editedText: edited,
        ...(status && { status, held: false }),
        ...(status && status !== story.status && decision),
      })
      .where(eq(memberStories.id, id))
    await audit.record(tx, {
      actor: { userId: adminId },
      action: `story.${status ? actions[status] : 'edited'}`,
      subjectId: story.userId,
      details: { story: id },
    })
    if (status && status !== 'pending' && status !== story.status) await jobs.send(tx, tellOfDecision, { storyId: id, status })
    if (status) await settleItem(services, tx, itemOf(id), status === 'pending' ? 'open' : 'done')
    await broadcast.publish(tx, PAGES)
    return true
  })
}
