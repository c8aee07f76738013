import { expect, test } from 'vitest'

import { permissions } from '#routes/permissions.ts'
import { uploads } from '#routes/uploads.ts'

import { bodyLimits, lineAt, MAX_OF_STRANGERS } from './body-limits.ts'

const most = (url: string) => bodyLimits(url).most

test('only an address that takes files or long texts takes more than 1 MB', () => {
  for (const url of ['/contact', '/stories', '/stories/new/more', '/constructor', '/stories/news', '/trial?/stories/new'])
    expect([url, most(url)]).toEqual([url, 1_000_000])
  for (const url of ['/admin/posts/3f/pictures', '/admin/posts/3f/pictures.data?x'])
    expect([url, most(url)]).toEqual([url, 8_000_000])
  for (const url of ['/admin/posts//pictures', '/admin/posts/3f/4/pictures', '/admin/posts/3f/pictures/more'])
    expect([url, most(url)]).toEqual([url, 1_000_000])
  for (const url of ['/stories/new', '/stories/new?x=1', '/stories/new.data', '/stories/new.data?_routes=x'])
    expect([url, most(url)]).toEqual([url, 8_000_000])
  for (const url of ['/admin/posts/3f/draft', '/admin/posts/3f/draft.data']) expect([url, most(url)]).toEqual([url, 2_000_000])
})

test('of strangers, no address takes more than little, but the one whose caller signs what it sends', () => {
  const much = Object.keys(permissions).filter((path) => bodyLimits(path).ofStrangers > MAX_OF_STRANGERS)
  expect(much).toEqual(['/api/stripe/webhook'])
})

test('every address with a limit of its own knows who sends before it reads', () => {
  const open = Object.keys(uploads).filter((path) => !/^(member|admin)$/.test(permissions[path] ?? 'nobody'))
  expect(open).toEqual(['/api/inbound-mail'])
})

test.each([
  ['/', '/'],
  ['/health/labs/new', '/health/labs/new'],
  ['/health/labs/new.data?_routes=x', '/health/labs/new'],
  ['/health/labs/6f', '/health/labs/:report'],
  ['/shop/manage', '/shop/manage'],
  ['/shop/omega-3', '/shop/:slug'],
  ['/api/v1/nothing', '/api/v1/*'],
  ['/no/such/page', '/*'],
])('%s falls under the line %s', (url, path) => {
  expect(lineAt(url)).toEqual({ path, access: permissions[path] })
})
