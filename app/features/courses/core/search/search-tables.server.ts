import { index, pgTable, text } from 'drizzle-orm/pg-core'

/** Every longer word that ever stood in a lesson or was said in one: what somebody who mistyped one may have meant. */
export const lessonWords = pgTable('lesson_words', { word: text().primaryKey() }, ({ word }) => [
  index('lesson_words_like').using('gin', word.op('gin_trgm_ops')),
])
