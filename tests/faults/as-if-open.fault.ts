import { expect, onTestFinished, test } from 'vitest'

import { claims } from '#content/claims.ts'
import { startReplicas } from '#tests/security/two-replicas.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { startTrial } from '#tests/support/member.ts'
import { OWNER } from '#tests/support/product.ts'

const OPENING = '/admin/opening'
const PATHS = ['/', '/about', '/pricing', '/trial', '/testimonials', '/pillar/stress', '/nowhere'] as const
/** What a page says over its bar. */
const saysOf = (body: string) =>
  body.includes('as it will be when it opens') ? 'the look' : body.includes('Sample site') ? 'Sample site' : ''
const FIGURE = claims.followers.text.split(' ')[0]!

test('the look at the site as it will be is the owner’s alone on every process: in no cache, without scripts, and over when it is ended', async () => {
  const { here, there, stop } = await startReplicas()
  onTestFinished(stop)
  const session = await haveSignedIn(here, OWNER.email, OWNER.password)
  const { cookie: member } = await startTrial(here)
  const begun = await ask(here, { path: OPENING, cookie: session, form: { intent: 'look' } })
  expect([begun.status, begun.headers.location]).toEqual([303, '/'])
  const mark = begun.headers['set-cookie']!.find((line) => line.startsWith('as-if-open='))!
  expect(mark).toMatch(/; HttpOnly; SameSite=Lax$/)
  const own = mark.split(';')[0]!
  const cookie = `${session}; ${own}`

  for (const origin of [here, there, here]) {
    for (const path of PATHS) {
      const { body, headers } = await ask(origin, { path, cookie })
      expect([path, saysOf(body)]).toEqual([path, 'the look'])
      expect([path, body.replaceAll(/<script type="application\/ld\+json".*?<\/script>/gs, '').includes('<script')]).toEqual([
        path,
        false,
      ])
      expect([path, headers['cache-control'], headers['x-robots-tag']]).toEqual([path, 'no-store', 'noindex'])
      expect(headers['content-security-policy']).toContain("script-src 'none'")
      for (const other of [undefined, own, member, `${member}; ${own}`]) {
        // Twice: the second time out of the cache of pages, where a page may be kept.
        for (let times = 0; times < 2; times++) {
          const seen = await ask(origin, { path, ...(other && { cookie: other }) })
          expect([path, saysOf(seen.body)]).toEqual([path, 'Sample site'])
        }
      }
    }
    expect((await ask(origin, { path: '/', cookie })).body).not.toContain(FIGURE)
    expect((await ask(origin, { path: '/' })).body).toContain(FIGURE)
  }

  const ended = await ask(here, { path: OPENING, cookie, form: { intent: 'end-look' } })
  expect([ended.status, ended.headers.location]).toEqual([303, OPENING])
  expect(ended.headers['set-cookie']!.some((line) => line.startsWith('as-if-open=;'))).toBe(true)
})
