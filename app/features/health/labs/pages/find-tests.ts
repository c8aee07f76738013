import { isOutside } from '#features/health/core/flags.ts'
import { plainLetters } from '#features/health/labs/plain-letters.ts'

import type { ListedTest } from './report-view.ts'

/** The longest search that is looked for. */
export const MAX_SEARCHED = 100

export const testFilters = [
  { id: 'all', label: 'All' },
  { id: 'outside', label: 'Out of range' },
] as const

export type TestFilter = (typeof testFilters)[number]['id']

/** What a person asks of the list of their tests. */
export interface TestSearch {
  readonly q: string
  readonly show: TestFilter
}

export const EVERYTHING: TestSearch = { q: '', show: 'all' }

/** Small letters and digits without accents; “ß” is “ss”, and “ae” is written like the “ä” that it stands for. Words are one blank apart. */
export function foldWords(text: string): string {
  return plainLetters(text)
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}

/** The tests of which some word begins with each word that is looked for, or holds it where it has three letters; and of which the newest result lies outside. */
export function findTests<Test extends Pick<ListedTest, 'sought' | 'newest'>>(
  tests: ReadonlyArray<Test>,
  { q, show }: TestSearch,
): Test[] {
  const words = foldWords(q.slice(0, MAX_SEARCHED)).split(' ').filter(Boolean)
  return tests.filter(
    ({ sought, newest }) =>
      (show === 'all' || isOutside(newest.flag)) &&
      words.every((word) => ` ${sought}`.includes(` ${word}`) || (word.length > 2 && sought.includes(word))),
  )
}

/** How many tests each filter holds, whatever is looked for. */
export function countTests(tests: ReadonlyArray<Pick<ListedTest, 'newest'>>): Readonly<Record<TestFilter, number>> {
  return { all: tests.length, outside: tests.filter(({ newest }) => isOutside(newest.flag)).length }
}

/** What a form asks of the list. */
export function readSearch({ q = '', show }: Readonly<Record<string, string>>): TestSearch {
  return { q: q.slice(0, MAX_SEARCHED), show: show === 'outside' ? 'outside' : 'all' }
}
