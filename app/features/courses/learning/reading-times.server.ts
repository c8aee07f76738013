import { and, inArray, ne, notExists, sql } from 'drizzle-orm'

import { lessonRecordings, lessons } from '#features/courses/core/tables.server.ts'
import { readingMinutes } from '#features/writing/count-words.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/**
 * How long lessons in writing take to read, in minutes, by their ids; those that are played are not among them. The plain text has one space
 * between two words, so that the words are counted without reading them.
 */
export async function findReadingTimes(
  { db }: Pick<Infrastructure, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { id, plain } = lessons
  const played = db
    .select({ id: lessonRecordings.id })
    .from(lessonRecordings)
    .where(sql`${lessonRecordings.lessonId} = ${lessons.id} and ${lessonRecordings.completeAt} is not null`)
  const rows = await db
    .select({ id, words: sql<number>`length(${plain}) - length(replace(${plain}, ' ', '')) + 1` })
    .from(lessons)
    .where(and(inArray(id, [...ids]), ne(plain, ''), notExists(played)))
  return new Map(rows.map((row) => [row.id, readingMinutes(row.words)]))
}
