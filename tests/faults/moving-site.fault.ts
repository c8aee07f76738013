import { expect, onTestFinished, test } from 'vitest'

import { startReplicas } from '#tests/security/two-replicas.ts'
import { tell } from '#tests/support/figures.ts'
import { haveSignedIn } from '#tests/support/http-account.ts'
import { ask } from '#tests/support/http-client.ts'
import { OWNER } from '#tests/support/product.ts'

const PAGE = '/admin/settings/services/address'

test('the site moves to an address that answers, once its owner has signed in there; every process follows without a restart', async () => {
  const { here, there, stop } = await startReplicas({ ALLOW_PRIVATE_SERVICES: '1', SITE_URL: '' })
  onTestFinished(stop)
  const next = here.replace('localhost', '127.0.0.1')
  const cookie = await haveSignedIn(here, OWNER.email, OWNER.password)
  const canonicalAt = async (origin: string) =>
    /rel="canonical" href="([^"]*)"/.exec((await ask(origin, { path: '/about' })).body)?.[1]
  /** The status of a form that a page of the first origin sends, to the process behind the second. */
  const formOf = async (sender: string, at = sender, host = new URL(sender).host) => {
    const headers = { Host: host, Origin: sender }
    return (await ask(at, { path: '/auth', form: { email: 'nobody@example.com', password: 'Not-here-1' }, headers })).status
  }
  const move = (address: string, password: string = OWNER.password) =>
    ask(here, { path: PAGE, cookie, form: { intent: 'move', address, password } })

  // Under another loopback name a browser is led to the one that counts.
  expect([await formOf(here), await formOf(next), await formOf(next, here, new URL(here).host)]).toEqual([400, 308, 403])
  const elsewhere = await move('http://localhost:1')
  expect([elsewhere.status, elsewhere.body.includes('could not be reached')]).toEqual([400, true])
  const unproven = await move(next, 'Not-mine-1')
  expect(unproven.status).toBe(400)
  expect(await formOf(next)).toBe(308)

  const begun = await move(next)
  expect([begun.status, begun.headers.location]).toEqual([303, PAGE])
  // Both are served, by every process; pages name the old one.
  expect([await formOf(here), await formOf(next)]).toEqual([400, 400])
  await expect.poll(() => formOf(next, there), { timeout: 2_000 }).toBe(400)
  expect(await formOf('http://evil.example', here)).toBe(403)
  expect([await canonicalAt(here), await canonicalAt(next)]).toEqual([`${here}/about`, `${here}/about`])

  await haveSignedIn(next, OWNER.email, OWNER.password)
  const settled = performance.now()
  await expect.poll(() => canonicalAt(there), { timeout: 5_000, interval: 5 }).toBe(`${next}/about`)
  tell(
    `the other process named the new address of the site ${Math.round(performance.now() - settled)} ms after the sign-in there`,
  )
  expect(await canonicalAt(next)).toBe(`${next}/about`)
  // An open form of the old address is not lost.
  expect(await formOf(here)).toBe(400)
  const page = await ask(here, { path: PAGE, cookie })
  expect(page.body).toContain(next)
})
