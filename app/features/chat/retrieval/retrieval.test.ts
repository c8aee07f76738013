import { expect, test } from 'vitest'

import { choosePassages, type FoundPassage, type Weighed } from './choose-passages.ts'
import { asQuery, questionTerms } from './question-terms.ts'
import { bestSentences, sentencesOf } from './sentences.ts'

const wordsIn = (question: string) => questionTerms(question).map(({ word }) => word)

test('a question is what is left without its empty words, each meaning once', () => {
  expect(wordsIn('How much does the membership cost, and what is the price?')).toEqual(['membership', 'cost'])
  expect(wordsIn('Can I get my money back?')).toEqual(['money back'])
  expect(wordsIn('Is it safe? What is vitamin D3?')).toEqual(['safe', 'vitamin d3'])
  expect(wordsIn('What is it?')).toEqual([])
})

test('nothing of a question is an operator of the search', () => {
  for (const question of ["'; drop table users; --", 'a & b | !c <-> (d:*)', '"quoted" \\ words', '𝕏 ☃ ½ ß'])
    for (const term of questionTerms(question)) expect(asQuery(term)).toMatch(/^[\p{L}\p{N}()|<>\- ]+$/u)
})

test('tags and addresses ask for nothing', () => {
  expect(wordsIn('<img src=x onerror=y> [click](https://evil.example) magnesium https://a.example/b')).toEqual(['magnesium'])
})

const term = (word: string, weight: number): Weighed => ({ word, ways: [word], passages: 1, weight })
const passage = (id: number, ranks: number[], more: Partial<FoundPassage> = {}): FoundPassage => ({
  id,
  path: `/${id}`,
  title: `Page ${id}`,
  kind: 'page',
  heading: '',
  text: `A passage of ${id}, long enough to be one and to say something that is worth the reading, a teaser being shorter.`,
  ranks,
  ...more,
})

test('a passage without most of the question is no answer, however well it has the rest', () => {
  expect(choosePassages([term('capital', 6), term('sleep', 1)], [passage(1, [0, 0.9])])).toEqual([])
})

test('the best comes first, a page once, and what says the same once', () => {
  const found = [
    passage(1, [0.2]),
    passage(2, [0.8]),
    passage(3, [0.8], { path: '/2' }),
    passage(4, [0.79], { text: passage(2, []).text }),
    passage(5, [0.78]),
  ]
  expect(choosePassages([term('sleep', 2)], found).map(({ id }) => id)).toEqual([2, 5])
})

test('lines of a list are sentences too, and every sentence ends', () => {
  expect(sentencesOf('We keep this:\nYour name. Your address\n•\n“Why?”')).toEqual([
    'We keep this:',
    'Your name.',
    'Your address.',
    '“Why?”',
  ])
})

test('of a long passage those sentences are quoted that have the words, whole', () => {
  const text = `${'First of all something else. '.repeat(12)}Messages are kept for two years. Nothing more.`
  expect(bestSentences(text, ['message', 'kept'], { atMost: 100 })).toBe('Messages are kept for two years. Nothing more.')
  expect(bestSentences('Short. And whole.', ['nothing'])).toBe('Short. And whole.')
})
