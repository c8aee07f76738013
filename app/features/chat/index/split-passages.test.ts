import { expect, test } from 'vitest'

import { longerWords, splitPassages } from './split-passages.ts'

test('a short passage stays whole, an empty one is none', () => {
  expect(
    splitPassages([
      { heading: 'A', text: ' One. ' },
      { heading: 'B', text: ' ' },
    ]),
  ).toEqual([{ heading: 'A', text: 'One.' }])
})

test('a long one comes in pieces of whole lines or sentences, under the same heading, with nothing lost', () => {
  const lines = Array.from({ length: 40 }, (_, at) =>
    `Line ${at} has some words. ${'And more of them. '.repeat(at === 7 ? 200 : 3)}`.trim(),
  )
  const pieces = splitPassages([{ heading: 'H', text: lines.join('\n') }])
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.every(({ heading, text }) => heading === 'H' && text.length <= 1_200 && text.endsWith('.'))).toBe(true)
  const words = (text: string) => text.split(/\s+/).join(' ')
  expect(words(pieces.map(({ text }) => text).join(' '))).toBe(words(lines.join(' ')))
})

test('characters without a space between them come in bearable runs', () => {
  const [piece] = splitPassages([{ heading: '', text: '~/'.repeat(400) }])
  expect(Math.max(...piece!.text.split(' ').map((run) => run.length))).toBe(200)
})

test('the vocabulary has longer words, each once', () => {
  expect(longerWords(['Sleep and SLEEP', 'the omega-3 in fish'])).toEqual(['sleep', 'omega', 'fish'])
})
