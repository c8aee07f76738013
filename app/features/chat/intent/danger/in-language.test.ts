import { expect, test } from 'vitest'

import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerMessages } from '#tests/support/danger-messages.ts'

import { compile } from './compile.ts'
import { inLanguage } from './in-language.ts'
import { matchPhrases } from './phrase-matches.ts'

const book = compile(dangerLanguages.map(({ words }) => words))
const likelyIn = (text: string) =>
  inLanguage(matchPhrases(book, text)).flatMap(({ marked, isLikely }) => (isLikely ? [marked.language] : []))

/** Enough of each to tell. */
const EVERY = 5
const sample = dangerMessages.filter((_, at) => at % EVERY === 0)

test('of a hundred messages 97 are most likely in their own language', () => {
  for (const [language, some] of Map.groupBy(sample, (message) => message.language)) {
    const known = some.filter(({ text }) => likelyIn(text).includes(language))
    expect([language, known.length / some.length]).toEqual([language, expect.toSatisfy((share: number) => share >= 0.97)])
  }
})

test.each([
  ['Quiero morirme esta noche', 'es'],
  ['quero morrer hoje', 'pt'],
  ['я не хочу більше жити', 'uk'],
  ['я больше не хочу жить', 'ru'],
  ['ik kan niet meer ademen', 'nl'],
  ['ich kann nicht mehr atmen', 'de'],
])('“%s” is most likely %s', (text, language) => expect(likelyIn(text)).toContain(language))

test('what is in no language that is known is likely in none', () => {
  expect(likelyIn('zyzzogeton qwertz')).toEqual([])
})
