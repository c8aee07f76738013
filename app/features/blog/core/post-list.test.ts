import { expect, test } from 'vitest'

import { addressOf, formatCount, listHead, LONGEST_QUERY, noPosts, pagesToOffer, pillarOf, questionOf } from './post-list.ts'

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

test('a question that is too long is cut between two words', () => {
  const asked = (q: string) => questionOf(new URLSearchParams({ q })).query
  expect(asked('sleep '.repeat(67))).toBe('sleep '.repeat(33).trim())
  expect(asked('a'.repeat(5_000))).toBe('a'.repeat(LONGEST_QUERY))
  expect(asked(`${'x'.repeat(LONGEST_QUERY)} y`)).toBe('x'.repeat(LONGEST_QUERY))
})

test.each([
  ['', 'Blog', '/blog', true],
  ['tag=nights&page=2', 'Blog: tagged “nights”, page 2', '/blog?tag=nights&page=2', true],
  ['page=3', 'Blog, page 3', '/blog?page=3', true],
  ['q=sleep', 'Blog: “sleep”', '/blog', false],
  ['q=sleep&tag=nights&page=2', 'Blog: “sleep” tagged “nights”, page 2', '/blog', false],
])(
  'the page that answers ?%s is called %s, stands under %s, and search engines may keep it: %s',
  (params, title, address, listed) => {
    const question = questionOf(new URLSearchParams(params))
    expect(listHead(question, question.page)).toEqual({ title, address, listed })
  },
)

test('a page beyond the last is called by the one that is shown', () => {
  expect(listHead(questionOf(new URLSearchParams('page=999')), 2)).toMatchObject({
    title: 'Blog, page 2',
    address: '/blog?page=2',
  })
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
  expect(formatCount({ ...noPosts, ...list }, { query: '', tag: '', page: 1, ...question })).toBe(words)
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
