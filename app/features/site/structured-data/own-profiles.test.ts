import { expect, test } from 'vitest'

import { socialLinks } from '#content/site.ts'

import { cardHandle, ownProfiles } from './own-profiles.ts'

test('the front pages that are shipped are nobody’s profiles', () => {
  expect(ownProfiles(socialLinks)).toEqual([])
  expect(ownProfiles([...socialLinks, { href: 'https://www.youtube.com/@stillwater' }])).toEqual([
    'https://www.youtube.com/@stillwater',
  ])
})

test.each([
  ['https://x.com/stillwater', '@stillwater'],
  ['https://www.twitter.com/still_water/', '@still_water'],
  ['https://x.com/@stillwater?s=20', '@stillwater'],
  ['https://x.com/', null],
  ['https://x.com/i/communities/12', null],
  ['https://notx.com/stillwater', null],
  ['https://mastodon.example/@stillwater', null],
])('%s gives the handle %s', (href, handle) => {
  expect(cardHandle([{ href }])).toBe(handle)
})
