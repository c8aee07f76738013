import { and, eq, isNull, lt } from 'drizzle-orm'

import { lessonProgress } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Looking again within this time writes nothing. */
const MIN_BETWEEN_VIEWS_MS = 10_000

/** Remembers that the member has this lesson before them: the last one is where they go on. */
export async function noteOpened(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  lessonId: string,
): Promise<void> {
  const now = clock.now()
  await db
    .insert(lessonProgress)
    .values({ userId, lessonId, openedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: { updatedAt: now },
      setWhere: lt(lessonProgress.updatedAt, new Date(now.getTime() - MIN_BETWEEN_VIEWS_MS)),
    })
}

/** Marks a lesson as done; one that was done before keeps its instant. */
export async function markDone(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  lessonId: string,
): Promise<void> {
  const now = clock.now()
  await db
    .insert(lessonProgress)
    .values({ userId, lessonId, doneAt: now, openedAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: { doneAt: now, updatedAt: now },
      setWhere: isNull(lessonProgress.doneAt),
    })
}

/** Takes “done” back; what was played stays. */
export async function markNotDone(
  { db, clock }: Pick<Infrastructure, 'db' | 'clock'>,
  userId: string,
  lessonId: string,
): Promise<void> {
  await db
    .update(lessonProgress)
    .set({ doneAt: null, updatedAt: clock.now() })
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
}
