import { and, count, eq, gte } from 'drizzle-orm'

import { lessonProgress } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Lessons that were finished since. */
export const lessonActivity = {
  name: 'lessons',
  async count({ db }: Pick<Infrastructure, 'db'>, userId: string, since: Date) {
    const [found] = await db
      .select({ lessons: count() })
      .from(lessonProgress)
      .where(and(eq(lessonProgress.userId, userId), gte(lessonProgress.doneAt, since)))
    return found!.lessons
  },
  words: {
    done: (lessons: number) => (lessons === 1 ? 'You finished one lesson.' : `You finished ${lessons} lessons.`),
    begin: 'Open one lesson. Each is a few minutes long and ends with one thing to try the same day.',
    goOn: 'Take the next lesson: your courses show where you stopped.',
    label: 'Open your courses',
    path: '/courses',
  },
}
