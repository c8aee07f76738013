import { expect, test } from 'vitest'

import { dangerKinds, type DangerKind, type DangerWords } from '#content/chat/danger/form.ts'
import { dangerLanguages } from '#content/chat/danger/languages.ts'
import { dangerRules } from '#content/chat/danger/rules.ts'

import { compile, type Book } from './compile.ts'
import { figuresIn } from './figures.ts'
import { matchRules, type Meant } from './match-rules.ts'
import { matchPhrases } from './phrase-matches.ts'

/** Rules that nothing else in a message takes away. */
const certain = dangerRules.filter(({ unless }) => unless === undefined)
const rulesOf = (kind: DangerKind) => certain.filter((rule) => rule.kind === kind)

const none = Object.fromEntries(dangerKinds.map((kind) => [kind, ''])) as DangerWords['alone']

const listed = (list: string) => list.split(',').flatMap((entry) => entry.trim().replaceAll(/\s+/g, ' ') || [])

/** A phrase as it is said with nothing between its words, and with all that may be. */
const saidAs = (phrase: string) =>
  ['', ' qq'].map((other) =>
    phrase
      .replaceAll(' _', other)
      .replaceAll(' *', other.repeat(3))
      .replaceAll(/[~=^$]/g, ' ')
      .replaceAll('#', '12'),
  )

function isRuled(book: Book, kind: DangerKind, text: string): boolean {
  return matchPhrases(book, text).some(({ matches, placed, scale }) => {
    const meant: Meant[] = matches.flatMap(({ label, from, to }) =>
      label.as === 'meaning' ? [{ meaning: label.meaning, from, to }] : [],
    )
    const withFigures = [...meant, ...figuresIn(placed)].toSorted((a, b) => a.from - b.from)
    return matchRules(rulesOf(kind), withFigures, scale).length > 0
  })
}

/** English has few phrases. */
const byRules = dangerLanguages.filter(({ words }) => words.language !== 'en')

test.each(byRules)('$words.language: no phrase is listed that a rule hears by itself', ({ words }) => {
  const book = compile([{ ...words, alone: none }])
  const idle = dangerKinds.flatMap((kind) =>
    listed(words.alone[kind]).filter((phrase) => saidAs(phrase).every((text) => isRuled(book, kind, text))),
  )
  expect(idle).toEqual([])
})

test.each(byRules)('$words.language: no phrase is listed that has a shorter one in it', ({ words }) => {
  const book = compile([words])
  const longer = dangerKinds.flatMap((kind) =>
    listed(words.alone[kind]).filter((phrase) =>
      saidAs(phrase).every((text) =>
        matchPhrases(book, text).some(({ matches }) => {
          const spans = matches.flatMap(({ label, from, to }) => (label.as === 'alone' && label.kind === kind ? [to - from] : []))
          return Math.min(...spans) < Math.max(...spans)
        }),
      ),
    ),
  )
  expect(longer).toEqual([])
})

test.each(byRules)('$words.language: what has a name is not also listed to stand alone', ({ words }) => {
  for (const kind of dangerKinds) {
    const names = new Set(listed(words.named[kind]))
    expect(listed(words.alone[kind]).filter((phrase) => names.has(phrase))).toEqual([])
  }
})
