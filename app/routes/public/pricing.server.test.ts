import { aMember } from '#features/health/member.factory.server.ts'
import { aBilling, aMembership } from '#features/membership/membership.factory.server.ts'
import { loader as authLoader } from '#routes/auth/auth.tsx'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { aShop } from '#tests/support/stripe-shop.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './pricing.tsx'

type MembershipRow = Parameters<typeof aMembership>[2]

const offered = { own: null, chosen: null, note: null, lifetimeNote: null, offersTrial: true }
const trial = { trialStartedAt: new Date('2026-03-01T00:00:00Z'), trialEndsAt: new Date('2026-03-08T00:00:00Z') }
const grantedAt = new Date('2026-03-01T00:00:00Z')

async function someone(services: Services, kept: MembershipRow | null) {
  const viewer = await aMember(services, { email: 'noor@example.com' })
  if (kept) await aMembership(services, viewer.userId, kept)
  return viewer
}

async function read(services: Services, kept: MembershipRow | null, path = '/pricing') {
  const viewer = await someone(services, kept)
  return (await loader(routeArgs(new Request(`https://wellward.test${path}`), { services, viewer }))).person
}

async function choose(services: Services, kept: MembershipRow, plan: string) {
  const viewer = await someone(services, kept)
  const answer = await action(routeArgs(formRequest('/pricing', { plan }), { services, viewer }))
  if (!(answer instanceof Response)) throw new Error('no redirect')
  const [cookie = ''] = answer.headers.getSetCookie()
  const toast = Buffer.from(decodeURIComponent(/toast=([^;]*)/.exec(cookie)?.[1] ?? ''), 'base64').toString()
  return { to: answer.headers.get('Location'), toast }
}

test('a visitor, and whoever has nothing yet, is offered all plans and the trial', async ({ services }) => {
  expect((await loader(routeArgs(new Request('https://wellward.test/pricing?plan=monthly'), { services }))).person).toEqual(
    offered,
  )
  expect(await read(services, null)).toEqual(offered)
})

test.for([
  ['of a running trial', trial, { note: expect.stringMatching(/^Your free trial runs until Sunday 8 March 2026, /) }],
  ['of a trial that is over', { ...trial, trialEndsAt: new Date('2026-03-02T00:00:00Z') }, {}],
  ['of a refund', { ...trial, billing: aBilling({ state: 'refunded' }) }, {}],
  [
    'of a paused plan',
    { billing: aBilling({ state: 'paused' }) },
    { own: 'monthly', lifetimeNote: expect.stringContaining('Monthly is not charged') },
  ],
  [
    'of a missing payment',
    { billing: aBilling({ state: 'past due' }) },
    { own: 'monthly', lifetimeNote: expect.stringContaining('missing') },
  ],
  ['of a lifetime', { billing: aBilling({ plan: 'lifetime', state: 'lifetime' }) }, { own: 'lifetime' }],
] as const)('the page %s marks what is had, and offers no trial', async ([, kept, told], { services }) => {
  expect(await read(services, kept)).toEqual({ ...offered, offersTrial: false, ...told })
})

test('who was given access reads so before buying, with its last day', async ({ services }) => {
  const { note } = await read(services, { grantedAt, grantedUntil: new Date('2027-01-01T00:00:00Z') })
  expect(note).toMatch(/^You have full access already: your coach gave it to you, until Thursday 31 December 2026\./)
})

test('who has a plan is told so where another choice leads them', async ({ services: bare }) => {
  const { services } = await aShop(bare)
  const { to, toast } = await choose(services, { billing: aBilling() }, 'annual')
  expect(to).toBe('/profile/membership')
  expect(toast).toContain('You have Monthly already. You can change it here.')
})

test('a visitor’s choice goes with them over the sign-in, which says what comes after it, and waits there', async ({
  services: bare,
}) => {
  const { services } = await aShop(bare)
  const answer = await action(routeArgs(formRequest('/pricing', { plan: 'monthly' }), { services }))
  const to = answer instanceof Response ? answer.headers.get('Location')! : ''
  expect(to).toBe('/auth?next=%2Fpricing%3Fplan%3Dmonthly')
  const asked = await authLoader(routeArgs(new Request(`https://wellward.test${to}`), { services }))
  expect(asked.data).toMatchObject({
    next: '/pricing?plan=monthly',
    why: 'Sign in or create an account, then you continue to Monthly, $29 per month.',
  })
  expect((await read(services, null, '/pricing?plan=monthly')).chosen).toBe('monthly')
})

test('a choice that cannot be bought does not wait', async ({ services: bare }) => {
  const { services } = await aShop(bare)
  expect((await read(services, { billing: aBilling() }, '/pricing?plan=annual')).chosen).toBe(null)
})

test('where nothing can be paid, no choice waits', async ({ services }) => {
  expect((await read(services, null, '/pricing?plan=annual')).chosen).toBe(null)
})
