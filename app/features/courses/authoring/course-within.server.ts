import { eq } from 'drizzle-orm'

import { isId } from '#base/ids.ts'
import { courses } from '#features/courses/core/tables.server.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Who works on courses. */
export interface Author {
  readonly userId: string
}

/** `changed`: somebody else changed the course since this person opened it. */
type Refusal = { readonly ok: false; readonly reason: 'gone' | 'changed' }
export type Outcome = { readonly ok: true } | Refusal

const gone: Refusal = { ok: false, reason: 'gone' }

type Course = typeof courses.$inferSelect

/**
 * Changes a course or what is in it, while nobody else does, over the version that the author had before them (null: whatever there is). What `change`
 * refuses leaves everything as it was.
 */
export async function changeCourse<Done extends { readonly ok: boolean }>(
  { db, broadcast }: Pick<Infrastructure, 'db' | 'broadcast'>,
  id: string,
  over: number | null,
  change: (tx: Transaction, course: Course) => Promise<Done>,
): Promise<Done | Refusal> {
  if (!isId(id)) return gone
  return db.transaction(async (tx) => {
    const [course] = await tx.select().from(courses).where(eq(courses.id, id)).for('update')
    if (!course) return gone
    if (over !== null && over !== course.version) return { ok: false, reason: 'changed' }
    const done = await change(tx, course)
    if (!done.ok) return done
    await tx
      .update(courses)
      .set({ version: course.version + 1 })
      .where(eq(courses.id, id))
    await broadcast.publish(tx, PAGES)
    return done
  })
}
