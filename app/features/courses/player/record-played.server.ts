import { and, eq, max } from 'drizzle-orm'

import { isWatched, mergeSpans } from '#features/courses/core/spans.ts'
import { lessonProgress } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { Played } from './played.ts'

/** One person’s players write at most once in so long, whatever they send. */
export const WRITE_EVERY_MS = 10_000

interface Lesson {
  readonly id: string
  readonly durationSeconds: number
}

type Recorded = { readonly ok: true; readonly isDone: boolean } | { readonly ok: false; readonly retryAfterMs: number }

/**
 * Writes where somebody is in a lesson and what they have played; 90 % of the recording complete it for good (a lesson’s duration
 * may include its text, so it counts only where the player knows no other). Within ten seconds of the last write, in whichever
 * lesson, nothing is written, and the player is told when to send it again.
 */
export async function recordPlayed(
  services: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  lesson: Lesson,
  played: Played,
): Promise<Recorded> {
  const { db, clock } = services
  const now = clock.now()
  return db.transaction(async (tx): Promise<Recorded> => {
    const own = and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lesson.id))
    const [before] = await tx.select().from(lessonProgress).where(own).for('update')
    const [last] = await tx
      .select({ at: max(lessonProgress.updatedAt) })
      .from(lessonProgress)
      .where(eq(lessonProgress.userId, userId))
    const waited = last?.at ? now.getTime() - last.at.getTime() : WRITE_EVERY_MS
    if (waited < WRITE_EVERY_MS) return { ok: false, retryAfterMs: WRITE_EVERY_MS - waited }
    const watched = mergeSpans([...(before?.watched ?? []), ...played.spans])
    const doneAt = before?.doneAt ?? (isWatched(watched, played.lastsSeconds ?? lesson.durationSeconds) ? now : null)
    const written = { positionSeconds: played.positionSeconds, watched, doneAt, updatedAt: now }
    if (before) {
      await tx.update(lessonProgress).set(written).where(own)
    } else {
      await tx
        .insert(lessonProgress)
        .values({ userId, lessonId: lesson.id, openedAt: now, ...written })
        .onConflictDoNothing()
    }
    return { ok: true, isDone: doneAt !== null }
  })
}
