import { expect, test } from 'vitest'

import { addresses, addressAt } from '#routes/addresses.ts'

import { bodyLimits, MAX_OF_STRANGERS } from './body-limits.ts'

const most = (url: string) => bodyLimits(addressAt(url)).most

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
  const much = addresses.filter((address) => bodyLimits(address).ofStrangers > MAX_OF_STRANGERS)
  expect(much.map(({ path }) => path)).toEqual(['/api/stripe/webhook'])
})

test('every address with a limit of its own knows who sends before it reads', () => {
  const open = addresses.filter(({ maxBytes, who }) => maxBytes && who !== 'member' && who !== 'admin')
  expect(open.map(({ path, knownBy }) => [path, knownBy])).toEqual([['/api/inbound-mail', 'mail-server']])
})
