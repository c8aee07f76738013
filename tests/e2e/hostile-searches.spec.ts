import fc from 'fast-check'

import { expect, test } from '#tests/support/browser.ts'
import { deep } from '#tests/support/deep.ts'
import { hostileSearch } from '#tests/support/hostile-searches.ts'
import { ask, cookiesOf } from '#tests/support/http-client.ts'
import { productHere } from '#tests/support/product-here.ts'
import { OWNER } from '#tests/support/product.ts'

const { origin } = productHere()

/** Every address that searches for what somebody typed, and the name of the field. */
const searches: ReadonlyArray<readonly [path: string, field: string]> = [
  ['/courses/search', 'q'],
  ['/blog', 'q'],
  ['/blog', 'tag'],
  ['/shop', 'q'],
  ['/shop/manage', 'q'],
  ['/blog-automation/manage', 'q'],
  ['/admin/people', 'q'],
  ['/admin/members', 'q'],
  ['/admin/messages', 'q'],
  ['/admin/audit', 'person'],
  ['/admin/calendar/clients', 'search'],
  ['/admin/gallery', 'q'],
  ['/health/labs', 'q'],
]

/** The same ones on every run: those that broke something once, and some of every kind. */
const typed = [
  '-'.repeat(33),
  '- '.repeat(40),
  '-('.repeat(60),
  `${'-|'.repeat(60)}sleep`,
  '"'.repeat(99),
  '%_'.repeat(80),
  `${'\\'.repeat(199)}`,
  ...fc.sample(hostileSearch, { numRuns: 12, seed: 20 }),
].map((text) => text.toWellFormed().replaceAll('\0', ''))

test('no search breaks, whatever is typed', deep('tests/e2e/hostile-searches.spec.ts'), async () => {
  const cookie = cookiesOf(await ask(origin, { path: '/api/auth/sign-in/email', json: OWNER }))
  const broken: string[] = []
  for (const [path, field] of searches) {
    for (const text of typed) {
      const { status } = await ask(origin, { path: `${path}?${new URLSearchParams({ [field]: text })}`, cookie })
      if (status !== 200 && status !== 302) broken.push(`${status} ${path}?${field}=${JSON.stringify(text.slice(0, 40))}`)
    }
  }
  expect(broken).toEqual([])
})

test('nor does the assistant, whatever it is asked', async () => {
  const broken: string[] = []
  for (const text of [...typed, 'x'.repeat(4_000), 'schlafen'.repeat(400), `${'-'.repeat(33)} sleep`]) {
    const json = { messages: [{ role: 'user', content: text }] }
    const { status } = await ask(origin, { path: '/api/functions/chat-concierge', json })
    if (status >= 500) broken.push(`${status} ${JSON.stringify(text.slice(0, 40))}`)
  }
  expect(broken).toEqual([])
})
