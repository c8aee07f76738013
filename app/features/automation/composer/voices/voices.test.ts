import { expect, test } from 'vitest'

import type { Voice } from '#features/automation/composer/voice.ts'

import { academic } from './academic.ts'
import { casual } from './casual.ts'
import { conversational } from './conversational.ts'
import { professional } from './professional.ts'

const voices = { professional, conversational, academic, casual }

/** Every list of variants, by its place. */
function listsIn(value: unknown, place: string): Array<[string, readonly string[]]> {
  if (Array.isArray(value)) return [[place, value as string[]]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, `${place}.${key}`))
}
const listsOf = (voice: Voice) => listsIn(voice, '').filter(([, list]) => list.length > 0)
const sentencesOf = (voice: Voice) =>
  listsOf(voice)
    .flatMap(([, list]) => list)
    .filter((text) => text !== '' && text !== '{own}')

test.each(Object.entries(voices))('%s has enough to say about light and about grave subjects', (_tone, voice) => {
  const poor = listsOf(voice).filter(([, list]) => {
    const fewest = Math.min(...[/^\^/, /^[~^]/].map((mark) => list.filter((text) => !mark.test(text)).length))
    return fewest < 2 && !list.includes('{own}') && !list.every((text) => text === '')
  })
  expect(poor).toEqual([])
})

test.each(Object.entries(voices))('%s says nothing twice, in proper signs', (_tone, voice) => {
  const sentences = sentencesOf(voice).map((text) => text.replace(/^[~^]/, ''))
  expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([])
  expect(sentences.filter((text) => /['"]|\.\.\.|!| {2}|^\s|\s$/.test(text))).toEqual([])
  expect(sentences.filter((text) => /\{(?!name\}|own\})/.test(text))).toEqual([])
})

test('no tone borrows a sentence from another', () => {
  const all = Object.values(voices).flatMap((voice) => [...new Set(sentencesOf(voice).filter((text) => text.length > 30))])
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
})

test('the casual tone contracts, the academic one does not and addresses nobody', () => {
  const contractions = /\b(?:isn|don|doesn|won|can|you|we|it|that|here|let|there)’(?:t|re|ve|ll|d|s)\b/i
  expect(sentencesOf(casual).filter((text) => contractions.test(text)).length).toBeGreaterThan(50)
  expect(sentencesOf(academic).filter((text) => contractions.test(text) || /\b(?:you|your|we|our)\b/i.test(text))).toEqual([])
  expect(sentencesOf(professional).filter((text) => contractions.test(text))).toEqual([])
})

// What an article has differs with its length and its topic; where a passage stands, too.
test('no tone announces a number of parts, a last word that is none, or what may be missing', () => {
  const claims =
    /\b(?:two|three|four|five) (?:steps|parts|sections)\b|few paragraphs|write to us|section on limits|^Finally|^Last thing|before you go|^further reading|lives that look different|usual traps|a few traps|independent of one another|ordered so/i
  const perhaps = Object.values(voices).flatMap(({ headings: _ofPassages, ...voice }) => sentencesOf(voice as Voice))
  expect(perhaps.filter((text) => claims.test(text.replace(/^[~^]/, '')))).toEqual([])
})

test('what leads to another subject is named by its heading, and says of the two no more than that they are near', () => {
  for (const voice of Object.values(voices)) {
    expect(voice.related.headings.filter((heading) => !heading.includes('{name}'))).toEqual([])
    expect(
      voice.related.intros.filter((intro) => /\b(?:cause|instead|this one all along|together|actually)\b/i.test(intro)),
    ).toEqual([])
  }
})
