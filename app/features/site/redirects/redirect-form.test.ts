import { expect, test } from 'vitest'

import { redirectForm } from './redirect-form.ts'
import { comparedPath, comparedPathOf, redirectLocation } from './redirect-path.ts'

const ORIGIN = 'https://coach.example'
const form = redirectForm(ORIGIN)
const read = (fields: { from?: string; to?: string }) => {
  const parsed = form.safeParse({ from: '/old', to: '/new', ...fields })
  return parsed.success ? parsed.data : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path[0], message]))
}

test.each([
  ['/old', '/old'],
  ['  /Old-Page/ ', '/old-page'],
  ['/old///page', '/old/page'],
  ['/caf%C3%A9', '/café'],
  ['/Café', '/café'],
  ['/cafe\u0301', '/café'],
  ['/an old page', '/an old page'],
  ['/a/../b', '/b'],
  ['/100%', '/100%'],
  ['/100%25', '/100%'],
  ['https://coach.example/Old', '/old'],
])('typed as %j, the old address is %s', (typed, from) => {
  expect(read({ from: typed })).toEqual({ from, to: '/new' })
})

test.each([
  ['', 'Please enter the old address, such as /old-page'],
  ['old', 'Please enter a path of this site, such as /old-page'],
  ['https://elsewhere.example/old', 'Please enter a path of this site, such as /old-page'],
  [String.raw`/\old`, 'Please enter a path of this site, such as /old-page'],
  ['javascript:alert(1)', 'Please enter a path of this site, such as /old-page'],
  ['/old?page=2', 'A redirect goes by the path alone. Please leave out what follows ?: visitors take it along'],
  ['/old#part', 'Browsers keep what follows # to themselves. Please leave it out'],
  [`/${'x'.repeat(500)}`, 'The old address must not exceed 500 characters'],
])('%j is no old address, and the sentence says why', (typed, sentence) => {
  expect(read({ from: typed })).toEqual({ from: sentence })
})

test.each([
  ['/new', '/new'],
  ['/New/', '/New'],
  ['/shop?tab=books#top', '/shop?tab=books#top'],
  ['/.//elsewhere.example', '/elsewhere.example'],
  ['https://coach.example/new?a=1', '/new?a=1'],
  ['https://elsewhere.example', 'https://elsewhere.example/'],
  ['HTTPS://Elsewhere.example/New', 'https://elsewhere.example/New'],
])('typed as %j, it leads to %s: only a whole address leads to another site', (typed, to) => {
  expect(read({ to: typed })).toEqual({ from: '/old', to })
})

const NO_ADDRESS = 'Please enter a path of this site, such as /new-page, or a whole address that begins with https://'

test.each([
  ['', 'Please enter where it leads, such as /new-page'],
  ['new', NO_ADDRESS],
  ['//elsewhere.example', NO_ADDRESS],
  [String.raw`/\elsewhere.example`, NO_ADDRESS],
  ['http://elsewhere.example/', NO_ADDRESS],
  ['https://', NO_ADDRESS],
  ['https://name:word@elsewhere.example/', NO_ADDRESS],
  ['javascript:alert(1)', NO_ADDRESS],
  ['data:text/html,x', NO_ADDRESS],
])('%j is nowhere to lead to, and the sentence says why', (typed, sentence) => {
  expect(read({ to: typed })).toEqual({ to: sentence })
})

test('an address is as long as its escapes', () => {
  expect(read({ to: `/${'é'.repeat(300)}` })).toMatchObject({ from: '/old' })
  expect(read({ to: `/${'é'.repeat(1_000)}` })).toEqual({ to: 'The new address must not exceed 2,000 characters' })
})

test('what is missing is said beside both fields', () => {
  expect(form.safeParse({}).error!.issues.map(({ path }) => path)).toEqual([['from'], ['to']])
})

test.each([
  ['/new', '', '/new'],
  ['/new', '?', '/new'],
  ['/new', '?a=1&b=%20', '/new?a=1&b=%20'],
  ['/new?tab=books', '?a=1', '/new?tab=books&a=1'],
  ['/new?tab=books#top', '?a=1', '/new?tab=books&a=1#top'],
  ['/new#top', '', '/new#top'],
  ['https://elsewhere.example/', '?a=1', 'https://elsewhere.example/?a=1'],
])('%s asked for with %j is %s', (to, search, location) => {
  expect(redirectLocation(to, search)).toBe(location)
})

test('addresses are compared as the router tells them apart', () => {
  expect(['/Old/', '/%6Fld', '/old', '//old'].map(comparedPath)).toEqual(['/old', '/old', '/old', '/old'])
  expect([comparedPathOf('/New?a=1#b'), comparedPathOf('https://elsewhere.example/new')]).toEqual(['/new', null])
  expect(comparedPath('/%E0%A4%A')).toBe('/%e0%a4%a')
})
