import { expect, test } from 'vitest'

import { contentSecurityPolicy, sourcesFor } from './content-security-policy.server.ts'

const sources = { frames: ['https://player.vimeo.com'], media: ['https://sound.example'] }
const policyIn = (area: 'site' | 'member' | 'admin') =>
  contentSecurityPolicy(["'nonce-a'"], { statistics: null, sources: sourcesFor(area, sources) }).split('; ')

test('a public page may play what its loader says', () => {
  expect(policyIn('site')).toEqual(
    expect.arrayContaining(['frame-src https://player.vimeo.com', "media-src 'self' blob: https://sound.example"]),
  )
})

test.each(['member', 'admin'] as const)(
  'a page of the area %s plays nothing from elsewhere, whatever its loader says',
  (area) => {
    const policy = policyIn(area)
    expect(policy.filter((part) => part.startsWith('frame-src'))).toEqual([])
    expect(policy).toContain("media-src 'self' blob:")
  },
)
