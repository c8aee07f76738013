import { expect, test } from 'vitest'

import { addressOf, countInWords, noPosts, pagesToOffer, partsOf, pillarOf, questionOf } from './post-list.ts'

test.each([
  ['', { query: '', tag: '', page: 1 }],
  ['q=%20%20light%20', { query: 'light', tag: '', page: 1 }],
  ['q=a%00b%0Ac&tag=x&page=3', { query: 'a b c', tag: 'x', page: 3 }],
  ['page=0', { query: '', tag: '', page: 1 }],
  ['page=1.5', { query: '', tag: '', page: 1 }],
  ['page=x', { query: '', tag: '', page: 1 }],
])('the address ?%s asks %j', (params, question) => {
  expect(questionOf(new URLSearchParams(params))).toEqual(question)
})

test('a question and its address say the same', () => {
  const question = { query: 'light & "dark"', tag: 'a+b', page: 2 }
  expect(questionOf(new URL(addressOf(question), 'https://coach.example').searchParams)).toEqual(question)
  expect(addressOf({})).toBe('/blog')
})

test.each([
  [{ total: 1 }, {}, '1 article'],
  [{ total: 6 }, {}, '6 articles'],
  [
    { total: 1_000, isMore: true, page: 2, pages: 100 },
    { query: 'sleep' },
    'More than 1,000 articles for “sleep”, page 2 of 100',
  ],
  [{ total: 3, corrected: 'sleep' }, { query: 'slep', tag: 'nights' }, '3 articles for “sleep” tagged “nights”'],
])('%j, asked %j, is counted: %s', (list, question, words) => {
  expect(countInWords({ ...noPosts, ...list }, { query: '', tag: '', page: 1, ...question })).toBe(words)
})

test('hits stand apart from what is round them, also where a mark is missing', () => {
  expect(partsOf('A \uE000B\uE001 c\uE000D\uE001')).toEqual([
    { text: 'A ', isHit: false },
    { text: 'B', isHit: true },
    { text: ' c', isHit: false },
    { text: 'D', isHit: true },
  ])
  expect(partsOf('\uE000never ends')).toEqual([{ text: 'never ends', isHit: true }])
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i these are offered: %j', (page, pages, offered) => {
  expect(pagesToOffer(page, pages)).toEqual(offered)
})

test('a post wears its pillar, else one that a tag names, else always the same', () => {
  expect(pillarOf({ pillar: 'sleep', tags: ['stress'], slug: 'a' })).toBe('sleep')
  expect(pillarOf({ pillar: null, tags: ['x', 'Stress'], slug: 'a' })).toBe('stress')
  const without = { pillar: 'gone', tags: [], slug: 'a-post' }
  expect(pillarOf(without)).toBe(pillarOf({ ...without }))
})
