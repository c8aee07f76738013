import { expect, test } from 'vitest'

import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerRules } from '#content/chat/danger/rules.ts'
import { countingReads, CountingMap } from '#tests/support/counting-reads.ts'

import { compile } from './compile.ts'
import { sentencesWith } from './excuses.ts'
import { matchRules } from './match-rules.ts'
import { matchPhrases } from './phrase-matches.ts'
import type { Phrases } from './phrase-tree.ts'

const book = compile(dangerLanguages.map(({ words }) => words))
let looked = 0
const look = () => {
  looked += 1
}

const countedPhrases = (phrases: Phrases): Phrases => ({
  root: phrases.root,
  gapsAfter: (branch) => phrases.gapsAfter(branch),
  foundAt: (branch) => phrases.foundAt(branch),
  follow(...next) {
    look()
    return phrases.follow(...next)
  },
})
const counted = {
  ...book,
  languages: book.languages.map((language) => ({ ...language, phrases: countedPhrases(language.phrases) })),
  unspaced: CountingMap.of(book.unspaced, look),
}

const MESSAGES = [
  'I dont want to kil the mood but my chest and the pian of life wantin to liev a a a ',
  'kill life ',
  'my my my not want to to to live ',
  'end it. ',
  '我不想活了 ',
  'ich kann nicht mehr weiter ',
  'a'.repeat(40),
  '12 pills, 30 pills, ',
]

test.each(MESSAGES)('what is looked up for “%s” again and again grows with the length, and not faster', (words) => {
  const lookUps = (times: number) => {
    looked = 0
    matchPhrases(counted, words.repeat(times))
    return looked
  }
  expect(lookUps(80)).toBeLessThanOrEqual(4.5 * lookUps(20))
})

test.each(MESSAGES)('what is found of “%s” and gone through by the rules grows with the length, and not faster', (words) => {
  const steps = (times: number) =>
    matchPhrases(book, words.repeat(times)).reduce((sum, { matches, placed, scale }) => {
      const meant = matches.flatMap(({ label, from, to }) =>
        label.as === 'meaning' ? [{ meaning: label.meaning, from, to }] : [],
      )
      const ruled = countingReads(meant)
      const found = matchRules(dangerRules, ruled.counted, scale)
      const told = countingReads(meant)
      sentencesWith(placed, told.counted)
      return sum + matches.length + ruled.reads() + found.length + told.reads()
    }, 0)
  expect(steps(80)).toBeLessThanOrEqual(4.5 * steps(20))
})
