import { keepWords } from '#features/writing/spelling.server.ts'
import type { Transaction } from '#platform/db.server.ts'

import { lessonWords } from './search-tables.server.ts'

/** Remembers what stands or is said in a lesson, for the search. Who saves it calls this, in the same transaction. */
export async function keepLessonWords(tx: Transaction, ...texts: readonly string[]): Promise<void> {
  await keepWords(tx, lessonWords, texts.join(' '))
}
