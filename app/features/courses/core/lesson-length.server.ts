import { sql } from 'drizzle-orm'

import { readingMinutes } from '#features/writing/count-words.ts'

import type { LessonLength } from './learning.ts'
import { lessonRecordings, lessons } from './tables.server.ts'

/**
 * Words of a lesson that is read; null of one that is played. The plain text has one space between two words, so that they are counted without
 * being read.
 */
export const wordsToRead = sql<number | null>`case
  when ${lessons.plain} = '' then null
  when exists (select from ${lessonRecordings} where ${lessonRecordings.lessonId} = ${lessons.id} and ${lessonRecordings.completeAt} is not null)
  then null
  else length(${lessons.plain}) - length(replace(${lessons.plain}, ' ', '')) + 1 end`

/** How long a lesson takes, by its author and by its words. */
export function lengthOf({
  durationSeconds,
  words,
}: {
  readonly durationSeconds: number
  readonly words: number | null
}): LessonLength {
  return { durationSeconds, readingMinutes: words === null ? null : readingMinutes(words) }
}
