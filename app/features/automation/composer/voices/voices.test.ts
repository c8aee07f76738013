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
  const poor = listsOf(voice).filter(([place, list]) => {
    const fewest = Math.min(...['~', '^'].map((mark) => list.filter((text) => !text.startsWith(mark)).length))
    return fewest < 2 && !list.includes('{own}') && place !== '.question.intros'
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
