import { expect, test } from 'vitest'

import { mergeTags, metaDescriptionOf, plainTitle } from './trim-answer.ts'

test.each([
  ['## **A slow morning**', 'A slow morning'],
  ['"A slow morning"', 'A slow morning'],
  ['“A slow morning”', 'A slow morning'],
  ['Title: A slow morning', 'A slow morning'],
  ['Title: “A slow morning”', 'A slow morning'],
  ['Say “no” once', 'Say “no” once'],
  ['snake_case and 2 * 3 * 4', 'snake_case and 2 * 3 * 4'],
])('a title is plain text: %s', (raw, title) => {
  expect(plainTitle(raw)).toBe(title)
})

test('a long title is cut between words', () => {
  const title = plainTitle('word '.repeat(60))
  expect(title.length).toBeLessThanOrEqual(120)
  expect(title).toMatch(/ word…$/)
})

test('no sign is cut in half', () => {
  const leaves = '🌿'.repeat(200)
  for (const cut of [
    plainTitle(leaves),
    plainTitle(`a${leaves}`),
    metaDescriptionOf(leaves, ''),
    metaDescriptionOf(`a${leaves}`, ''),
  ])
    expect([cut, cut.length > 100, cut.isWellFormed()]).toEqual([cut, true, true])
})

test('a description that fits stays; a long one ends after a sentence, or between words', () => {
  expect(metaDescriptionOf('Short and good.', 'Other.')).toBe('Short and good.')
  const sentence = 'This sentence has about seventy signs, so that two of them still fit in.'
  expect(metaDescriptionOf(`${sentence} ${sentence} ${sentence}`, '')).toBe(`${sentence} ${sentence}`)
  const endless = metaDescriptionOf('endless words '.repeat(40), '')
  expect(endless.length).toBeLessThanOrEqual(150)
  expect(endless).toMatch(/(endless|words)…$/)
})

test('without a description the first paragraph speaks, without its marks', () => {
  expect(metaDescriptionOf('', '## Why\n\n- a list\n\n**Ten** minutes, says [a source](https://example.org).\n\nMore.')).toBe(
    'Ten minutes, says a source.',
  )
})

test('wanted tags come first, each once, and the rest up to eight', () => {
  expect(mergeTags(['Sleep', ' '], ['sleep', '#light', 'light', 'x'.repeat(41)])).toEqual(['Sleep', 'light'])
  expect(mergeTags(['a', 'b'], [...'cdefghijkl'])).toEqual([...'abcdefgh'])
  const wanted = Array.from({ length: 12 }, (_, at) => `tag ${at}`)
  expect(mergeTags(wanted, ['own'])).toEqual(wanted)
})
