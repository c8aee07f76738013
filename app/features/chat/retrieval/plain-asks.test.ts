import { expect, test } from 'vitest'

import type { FoundPassage, Weighed } from './choose-passages.ts'
import { asksForMore, pointsBack } from './goes-on.ts'
import { asksAboutMe, asksToBook, plansToCompare, soldProduct } from './plain-asks.ts'
import { questionTerms } from './question-terms.ts'

test.each(['who are you', 'Are you a real person?', 'are you a bot', 'Am I talking to a human?', 'What is your name?'])(
  '“%s” asks who answers',
  (question) => expect(asksAboutMe(question)).toBe(true),
)

test.each(['Who founded this?', 'What are your prices?', 'Are you open on Sundays?'])('“%s” does not', (question) =>
  expect(asksAboutMe(question)).toBe(false),
)

test('a time with the coach is asked for with the words of a calendar', () => {
  expect(asksToBook('Can I book a session?')).toBe(true)
  expect(asksToBook('How do I schedule a first call?')).toBe(true)
  expect(asksToBook('Which book about sleep is good?')).toBe(false)
})

const passage = (more: Partial<FoundPassage>): FoundPassage => ({
  id: 1,
  path: '/x',
  title: 'X',
  kind: 'page',
  heading: '',
  text: '',
  ranks: [],
  ...more,
})
const weighed = (question: string, passages = 1): Weighed[] =>
  questionTerms(question).map((term) => ({ ...term, passages, weight: 1 }))

test('a product is sold that stands on the shelves under the name that is asked for, and no other', () => {
  const shelves = [passage({ kind: 'product', title: 'Iron' }), passage({ kind: 'product', title: 'Creatine monohydrate' })]
  const sold = (question: string, found = 1) => soldProduct(question, weighed(question, found), shelves)?.title
  expect(sold('Do you sell creatine?')).toBe('Creatine monohydrate')
  expect(sold('Where can I buy iron?')).toBe('Iron')
  expect(sold('Do you sell my data?')).toBe(undefined)
  expect(sold('Do you sell iron bicycles?', 0)).toBe(undefined)
  expect(sold('What does creatine do?')).toBe(undefined)
  expect(sold('Can I get iron from food?')).toBe(undefined)
})

test('plans are compared that are named, or all where somebody asks which', () => {
  const plans = ['Monthly plan', 'Annual plan', 'Lifetime plan', 'Guarantee'].map((heading) => passage({ kind: 'plan', heading }))
  const compared = (question: string) => plansToCompare(question, plans).map(({ heading }) => heading)
  expect(compared('monthly or annual?')).toEqual(['Monthly plan', 'Annual plan'])
  expect(compared('Which plan is best?')).toEqual(['Monthly plan', 'Annual plan', 'Lifetime plan'])
  expect(compared('What does the annual plan cost?')).toEqual([])
})

test.each(['who should not take it?', 'what is the dose?', 'tell me more', 'price?', 'how long?', 'and for them?'])(
  '“%s” points back',
  (message) => expect(pointsBack(message, questionTerms(message))).toBe(true),
)

test.each(['What is a zyzzogeton?', 'Do you sell bicycles?', 'What does the annual plan cost?', 'Who is the founder?'])(
  '“%s” stands for itself',
  (message) => expect(pointsBack(message, questionTerms(message))).toBe(false),
)

test('more is asked for with its words', () => {
  expect(asksForMore('tell me more')).toBe(true)
  expect(asksForMore('what does it include?')).toBe(false)
})

test('a light word says little, and what stands in a script nothing', () => {
  expect(questionTerms('What is your refund policy?').map(({ word, isLight = false }) => [word, isLight])).toEqual([
    ['refund', false],
    ['policy', true],
  ])
  expect(questionTerms('<script>alert(1)</script>')).toEqual([])
})
