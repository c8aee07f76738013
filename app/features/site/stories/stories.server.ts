import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'

import { isId } from '#base/ids.ts'
import { findAccount } from '#features/identity/core/accounts.server.ts'
import { looksLikeMachine, type BotSignals } from '#features/inbox/contact.ts'
import type { InboxPorts } from '#features/inbox/core/ports.server.ts'
import { dropItem, keepItem } from '#features/inbox/keep-item.server.ts'
import type { HelpShown } from '#features/inbox/read-first/help-shown.ts'
import { memberStories } from '#features/site/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { deletePicture, preparePicture, keepPicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'
import type { PictureProblem, StoredPicture } from '#platform/picture.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'

import { PICTURE_WIDTHS } from './story-limits.ts'
import type { StoryForm, StoryStatus } from './story.ts'

export const notifyOfStory = defineJob({
  name: 'site.notify-of-story',
  payload: z.object({ storyId: z.uuid() }),
})

export const tellOfDecision = defineJob({
  name: 'site.tell-of-decision',
  payload: z.object({ storyId: z.uuid(), status: z.enum(['approved', 'declined']) }),
})

const STORIES: RateLimit = { name: 'stories', limit: 3, windowSeconds: 86_400 }

/** What comes with a story's words: the picture's bytes, where one was chosen, and how the form was sent. */
interface StoryParcel {
  readonly picture: Uint8Array | null
  readonly botSignals: BotSignals
  /** What its writer is told at once, where danger is recognised. */
  readonly help?: HelpShown | null
}

type Submitted =
  | { ok: true; storyId: string }
  | { ok: false; reason: 'too-many'; retryAfterSeconds: number }
  | { ok: false; reason: PictureProblem }

/** What is wrong with a picture, so that a form refused for other reasons can say so in the same answer. */
export async function findPictureProblem(
  services: Pick<Infrastructure, 'readers'>,
  bytes: Uint8Array,
): Promise<PictureProblem | null> {
  const prepared = await preparePicture(services, bytes, PICTURE_WIDTHS)
  return prepared.ok ? null : prepared.reason
}

/** Keeps a member's story for the owner to read, and tells the owner unless a machine seems to have sent it. */
export async function submitStory(
  services: Infrastructure & Pick<InboxPorts, 'isInDanger'>,
  userId: string,
  { story, rating, name }: StoryForm,
  { picture: bytes, botSignals, help = null }: StoryParcel,
): Promise<Submitted> {
  const { db, jobs, clock, limits } = services
  const prepared = bytes && (await preparePicture(services, bytes, PICTURE_WIDTHS))
  if (prepared && !prepared.ok) return prepared
  const id = crypto.randomUUID()
  const kept = prepared && (await keepPicture(services.files, folderOf(id), prepared.picture))
  // A story that could not be kept is none of the day’s three.
  if (kept && !kept.ok) return kept
  const picture = kept && kept.picture
  const taken = await limits.take(STORIES, userId)
  if (!taken.ok) {
    await dropPicture(services, picture)
    return { ok: false, reason: 'too-many', retryAfterSeconds: taken.retryAfterSeconds }
  }
  const danger = await services.isInDanger(story)
  const held = !danger && looksLikeMachine(botSignals)
  const now = clock.now()
  try {
    await db.transaction(async (tx) => {
      const row = { id, userId, name, rating, held, picture, text: story, consentedAt: now, createdAt: now }
      await tx.insert(memberStories).values({ ...row, status: 'pending' })
      if (!held) await jobs.send(tx, notifyOfStory, { storyId: id })
      await haveInInbox(services, tx, { id, userId, name, held, danger, help })
    })
  } catch (error) {
    await dropPicture(services, picture)
    throw error
  }
  return { ok: true, storyId: id }
}

/** The inbox says that a story waits, and none of its words: they are read, and decided about, where stories are. */
async function haveInInbox(
  services: Pick<Infrastructure, 'jobs' | 'broadcast' | 'clock'>,
  tx: Transaction,
  {
    id,
    userId,
    name,
    held,
    danger,
    help,
  }: Pick<typeof memberStories.$inferSelect, 'id' | 'name' | 'held'> & {
    userId: string
    danger: boolean
    help: HelpShown | null
  },
): Promise<void> {
  const email = (await findAccount(tx, userId))?.email ?? ''
  const body = 'Sent a story and agrees to its being published.'
  await keepItem(services, tx, {
    kind: 'story',
    ref: itemOf(id),
    name,
    email,
    body,
    spam: held,
    readFirst: danger,
    help,
    wakesTeam: null,
  })
}

/** What a story’s item in the inbox refers to. */
export const itemOf = (storyId: string): string => `story:${storyId}`

/** A story as its author sees it. */
export interface OwnStory {
  readonly id: string
  readonly status: StoryStatus
  readonly text: string
  /** What is published instead, where the owner has edited it. */
  readonly editedText: string | null
  readonly createdAt: Date
  readonly hasPicture: boolean
}

/** What became of a member's stories, newest first. */
export async function listOwnStories({ db }: Pick<Infrastructure, 'db'>, userId: string): Promise<OwnStory[]> {
  const rows = await db
    .select()
    .from(memberStories)
    .where(eq(memberStories.userId, userId))
    .orderBy(desc(memberStories.createdAt), memberStories.id)
  return rows.map(({ id, status, text, editedText, createdAt, picture }) => {
    return { id, status, text, editedText, createdAt, hasPicture: picture !== null }
  })
}

/** Takes a story back for good: from every page at once, and from our records. Null when the member has none of that id. */
export async function withdrawStory(
  services: Pick<Infrastructure, 'db' | 'files' | 'broadcast' | 'log'>,
  userId: string,
  id: string,
): Promise<true | null> {
  if (!isId(id)) return null
  const withdrawn = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(memberStories)
      .where(and(eq(memberStories.id, id), eq(memberStories.userId, userId)))
      .returning({ picture: memberStories.picture })
    if (row) await services.broadcast.publish(tx, PAGES)
    if (row) await dropItem(services, tx, itemOf(id))
    return row
  })
  if (!withdrawn) return null
  await dropPicture(services, withdrawn.picture)
  return true
}

/** Nobody can reach the files of a picture whose story is gone, so a failure here is only noted. */
export async function dropPicture(
  { files, log }: Pick<Infrastructure, 'files' | 'log'>,
  picture: StoredPicture | null,
): Promise<void> {
  if (!picture) return
  await deletePicture(files, picture).catch((error: unknown) => {
    log.warn({ err: error }, 'The picture of a story that is gone could not be deleted.')
  })
}

/** Where the files of a story’s picture are. */
export function folderOf(id: string): string {
  return `stories/${id}`
}
