import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { postLimits } from './core/post.ts'
import { searchableText } from './core/searchable-text.ts'
import { aStoredPost } from './post.factory.server.ts'
import { searchPosts } from './search.server.ts'

const MOST = postLimits.body
const filledWith = (piece: string) => piece.repeat(MOST / piece.length).slice(0, MOST)
/** Words of letters from `first` on, hardly any of them twice. */
function wordsOf(first: number, letters: number, shape: (word: () => string) => string): string {
  let seed = 1
  const letter = () => String.fromCodePoint(first + ((seed = (seed * 48_271) % 2_147_483_647) % letters))
  const pieces: string[] = []
  for (let length = 0; length < MOST; length += pieces.at(-1)!.length) pieces.push(shape(() => letter() + letter()))
  return pieces.join('').slice(0, MOST)
}

const bodies: Readonly<Record<string, string>> = {
  'letters and underscores': filledWith('_a'),
  'open comments': filledWith('<!--'),
  'open comments with spaces': filledWith('<!-- a '),
  'open comments in code': `\`\`\`\n${filledWith('<!-- a ').slice(10)}`,
  'homes of files': filledWith('~/'),
  'folders of files': filledWith('./'),
  'words without a space': filledWith('道'),
  'Chinese words': wordsOf(0x4e00, 20_000, (word) => `${word()} `),
  'Chinese words with hyphens': wordsOf(0x4e00, 20_000, (word) => `${word()}-${word()} `),
  'rare signs with hyphens': wordsOf(0x20000, 40_000, (word) => `${word()}${word()}-${word()} `),
  addresses: wordsOf(0x61, 26, (word) => `${word()}${word()}.${word()}/${word()}${word()} `),
}

const found = async ({ db }: Services, query: string) => (await searchPosts(db, { query, tag: '', page: 1 })).total

/** PostgreSQL takes the square of the characters that stand together, and looks for the end of a tag through the whole text. */
test.for(Object.entries(bodies))('a body of %s is searched in pieces of at most 256 signs that begin no tag', ([_name, body]) => {
  const searched = searchableText(body)
  expect(searched).not.toContain('<')
  const longest = Math.max(...searched.split(/\s+/).map((piece) => [...piece].length))
  expect(longest).toBeLessThanOrEqual(256)
})

test.for(Object.entries(bodies))('a body of %s is saved and found', async ([_name, body], { services }) => {
  await aStoredPost(services, { title: 'Marigold', body: `Chamomile first. ${body}`.slice(0, MOST) })
  expect([await found(services, 'marigold'), await found(services, 'chamomile')]).toEqual([1, 1])
})

test.for([
  ['Latin', 0x61, 26],
  ['Cyrillic', 0x430, 32],
] as const)('of a body in %s letters, as people write, the last word is found', async ([_name, first, letters], { services }) => {
  const words = wordsOf(first, letters, (word) => `${word()}${word()}${word()}, ${word()}${word()} `)
  await aStoredPost(services, { title: 'Long', body: `${words.slice(0, MOST - 20)} chamomile` })
  expect(await found(services, 'chamomile')).toBe(1)
})

test('what people write is searched as it stands', () => {
  const text = 'Well-known: see https://example.org/a/b?c=d, “2 > 1”, 晚上好，睡吧。'
  expect(searchableText(text)).toBe(text)
})
