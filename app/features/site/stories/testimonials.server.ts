import { createHash } from 'node:crypto'

import { and, eq, isNull } from 'drizzle-orm'

import { instantOn, localDay } from '#base/dates/local-day.ts'
import { isId } from '#base/ids.ts'
import { memberStories } from '#features/site/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import { keepPicture, preparePicture } from '#platform/images.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { PictureProblem } from '#platform/picture.ts'

import { pictureView } from './published-stories.server.ts'
import { dropPicture, folderOf } from './stories.server.ts'
import { PICTURE_WIDTHS } from './story-limits.ts'
import type { TestimonialForm, TypedTestimonial } from './testimonial.ts'

type Writing = Pick<Infrastructure, 'db' | 'clock' | 'audit' | 'broadcast' | 'files' | 'log' | 'readers'>
type Owner = { readonly userId: string }

/** What is to become of the picture: another one, none, or what it was. */
export type PictureChange = { readonly bytes: Uint8Array } | 'none' | 'same'

/** One that the owner typed in; null when there is none of that id, or a member told it. */
export async function findTestimonial({ db }: Pick<Infrastructure, 'db'>, id: string): Promise<TypedTestimonial | null> {
  if (!isId(id)) return null
  const [row] = await db.select().from(memberStories).where(typedOf(id))
  if (!row) return null
  const { name, text, rating, consentedAt, consentHow, createdAt, notedBy, status, picture } = row
  const consent = { consentedOn: localDay(consentedAt, 'UTC'), consentHow: consentHow! }
  const isPublished = status === 'approved'
  return {
    id,
    mark: markOf(row),
    name,
    text,
    rating,
    ...consent,
    createdAt,
    notedBy,
    isPublished,
    ...(picture && { picture: pictureView(picture) }),
  }
}

/**
 * Adds what somebody without an account said, on every page at once, or changes it (`known`: which one, and what it said when its form was made;
 * `changed` where it says something else by now). Null when there is none of that id.
 */
export async function saveTestimonial(
  services: Writing,
  { userId }: Owner,
  known: { readonly id: string; readonly mark: string } | null,
  { story, name, rating, consentedOn, consentHow }: TestimonialForm,
  change: PictureChange,
): Promise<
  { readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: PictureProblem | 'changed' } | null
> {
  const { clock, files } = services
  const id = known?.id ?? null
  if (id !== null && !isId(id)) return null
  const prepared = typeof change === 'object' ? await preparePicture(services, change.bytes, PICTURE_WIDTHS) : null
  if (prepared && !prepared.ok) return prepared
  const at = id ?? crypto.randomUUID()
  const kept = prepared && (await keepPicture(files, folderOf(at), prepared.picture))
  if (kept && !kept.ok) return kept
  const picture = kept && kept.picture
  const now = clock.now()
  const said = { name, text: story, rating, consentedAt: instantOn(consentedOn, '12:00', 'UTC'), consentHow }
  const isSaved = await inOneChange(services, async (tx, record) => {
    if (id === null) {
      const decided = { status: 'approved', held: false, decidedAt: now, decidedBy: userId } as const
      await tx.insert(memberStories).values({ id: at, ...said, picture, ...decided, notedBy: userId, createdAt: now })
      await record(userId, 'testimonial.added', at)
      return { before: null }
    }
    const [before] = await tx.select().from(memberStories).where(typedOf(id)).for('update')
    if (!before) return null
    if (markOf(before) !== known?.mark) return 'changed'
    await tx
      .update(memberStories)
      .set({ ...said, ...(change !== 'same' && { picture }) })
      .where(typedOf(id))
    await record(userId, 'testimonial.edited', id)
    return { before: before.picture }
  }).catch(async (error: unknown) => {
    if (id === null) await dropPicture(services, picture)
    throw error
  })
  if (!isSaved || isSaved === 'changed') {
    await dropPicture(services, picture)
    return isSaved && { ok: false, reason: isSaved }
  }
  const { before } = isSaved
  if (change !== 'same' && before && before.key !== picture?.key) await dropPicture(services, before)
  return { ok: true, id: at }
}

/** Shows one on the site, or takes it off, everywhere at once. False when there is none of that id. */
export function publishTestimonial(services: Writing, { userId }: Owner, id: string, isPublished: boolean): Promise<boolean> {
  if (!isId(id)) return Promise.resolve(false)
  const decided = { status: isPublished ? 'approved' : 'declined', decidedAt: services.clock.now(), decidedBy: userId } as const
  return inOneChange(services, async (tx, record) => {
    const done = await tx.update(memberStories).set(decided).where(typedOf(id)).returning({ id: memberStories.id })
    if (done.length > 0) await record(userId, isPublished ? 'testimonial.published' : 'testimonial.unpublished', id)
    return done.length > 0
  })
}

/** Deletes one for good, with its picture and the note of the consent. False when there is none of that id. */
export async function deleteTestimonial(services: Writing, { userId }: Owner, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const gone = await inOneChange(services, async (tx, record) => {
    const [row] = await tx.delete(memberStories).where(typedOf(id)).returning({ picture: memberStories.picture })
    if (row) await record(userId, 'testimonial.deleted', id)
    return row ?? null
  })
  if (gone) await dropPicture(services, gone.picture)
  return gone !== null
}

type Recorder = (userId: string, action: string, id: string) => Promise<void>

/** The change, its entry in the audit log, and the word that empties caches: all of it or nothing. */
function inOneChange<Result>(
  { db, audit, broadcast }: Writing,
  change: (tx: Transaction, record: Recorder) => Promise<Result>,
): Promise<Result> {
  return db.transaction((tx) =>
    change(tx, async (userId, action, id) => {
      await audit.record(tx, { actor: { userId }, action, details: { story: id } })
      await broadcast.publish(tx, PAGES)
    }),
  )
}

function markOf({ name, text, rating, consentedAt, consentHow, picture }: typeof memberStories.$inferSelect): string {
  const said = JSON.stringify([name, text, rating, consentedAt, consentHow, picture?.key])
  return createHash('sha256').update(said).digest('base64url').slice(0, 22)
}

function typedOf(id: string) {
  return and(eq(memberStories.id, id), isNull(memberStories.userId))
}
