import { insertAccount } from '#features/identity/core/accounts.server.ts'
import { findUserByEmail } from '#features/identity/core/accounts.server.ts'
import { findViewer } from '#features/identity/viewer.server.ts'
import { findMembershipState, grantMembership } from '#features/membership/core/membership.server.ts'
import { aBilling, aMembership } from '#features/membership/membership.factory.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, headers, loader } from './trial.tsx'

const typed = { firstName: 'Maya', email: 'maya@example.com', timeZone: 'Europe/Berlin' }

async function aViewer(services: Services, email = 'maya@example.com') {
  const userId = await services.db.transaction((tx) => insertAccount(tx, services, { email, displayName: 'Maya Lind' }))
  const rest = { emailVerified: false, displayName: 'Maya Lind', isAdmin: false, timeZone: null, assurance: 'aal1' as const }
  const shown = { units: 'metric' as const, dateLanguage: null, picture: null }
  return { userId: userId!, sessionId: '00000000-0000-4000-8000-000000000000', email, ...rest, ...shown }
}

const submit = (services: Services, fields: Record<string, string>, viewer: Awaited<ReturnType<typeof aViewer>> | null = null) =>
  action(routeArgs(formRequest('/trial', fields), { services, viewer }))

test('a new address is signed in, sees the success screen, and goes on after two seconds', async ({ services }) => {
  const answer = await submit(services, typed)
  expect(answer.data).toEqual({ mailedTo: 'maya@example.com', next: '/dashboard' })
  const given = new Headers(answer.init?.headers)
  expect(given.get('Refresh')).toBe('2;url=/dashboard')
  const cookie = given
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { viewer } = await findViewer(services, new Request('https://wellward.test/', { headers: { Cookie: cookie } }))
  expect(viewer).toMatchObject({ email: 'maya@example.com', displayName: 'Maya', timeZone: 'Europe/Berlin' })
})

test('a known address sees the same screen and gets no session; the sign-in page will know what to say', async ({ services }) => {
  const { userId } = await aViewer(services)
  const answer = await submit(services, typed)
  expect(answer.data).toEqual({ mailedTo: 'maya@example.com', next: '/dashboard' })
  const given = new Headers(answer.init?.headers)
  const cookies = given.getSetCookie().map((line) => line.split(';')[0])
  expect([given.get('Refresh'), cookies]).toEqual(['2;url=/dashboard', ['__Host-address=maya%40example.com&mailed']])
  expect((await findMembershipState(services, userId)).status).toBe('none')
})

test('a machine that fills the hidden field reads the same, and nothing is opened or mailed', async ({ services, sent }) => {
  const answer = await submit(services, { ...typed, subject: 'cheap pills' })
  expect(answer.data).toEqual({ mailedTo: 'maya@example.com', next: '/dashboard' })
  const cookies = new Headers(answer.init?.headers).getSetCookie().map((line) => line.split(';')[0])
  expect([cookies, sent]).toEqual([['__Host-address=maya%40example.com&mailed'], []])
  expect(await findUserByEmail(services.db, 'maya@example.com')).toBeNull()
})

test('signed in, no mail is announced', async ({ services }) => {
  const viewer = await aViewer(services)
  const answer = await submit(services, { ...typed, email: 'other@example.com' }, viewer)
  expect(answer.data).toEqual({ mailedTo: null, next: '/dashboard' })
  expect((await findMembershipState(services, viewer.userId)).status).toBe('trial')
})

test('signed in, one button is enough, and what else is sent along changes nothing', async ({ services }) => {
  const viewer = await aViewer(services)
  const strange = [{}, typed, { firstName: ' ', email: 'maya' }, { firstName: 'x'.repeat(500), email: '' }, { subject: 'a trap' }]
  for (const [at, fields] of strange.entries()) {
    const own = { ...viewer, ...(await aViewer(services, `own-${at}@example.com`)) }
    expect((await submit(services, fields as Record<string, string>, own)).data).toEqual({ mailedTo: null, next: '/dashboard' })
    expect((await findMembershipState(services, own.userId)).status).toBe('trial')
  }
  expect((await findMembershipState(services, viewer.userId)).status).toBe('none')
})

test('a refused form keeps what was typed', async ({ services }) => {
  const answer = await submit(services, { firstName: ' ', email: 'maya' })
  expect(answer.init?.status).toBe(400)
  const errors = { firstName: 'First name is required', email: 'Please enter a valid email address' }
  expect(answer.data).toEqual({ report: { values: { firstName: ' ', email: 'maya' }, errors }, refusal: null })
})

test('a member is told that there is nothing to try out', async ({ services }) => {
  const viewer = await aViewer(services)
  await grantMembership(services, viewer.userId, null)
  const answer = await submit(services, typed, viewer)
  expect(answer.init?.status).toBe(409)
  expect(answer.data).toMatchObject({ refusal: 'You already have full access, so there is nothing to try out first.' })
})

test('past the limit of the network the answer is 429 with a sentence', async ({ services }) => {
  const refusing = {
    ...services,
    limits: { ...services.limits, take: async () => ({ ok: false, retryAfterSeconds: 90 }) as const },
  }
  const answer = await submit(refusing, typed)
  expect(answer.init?.status).toBe(429)
  expect(new Headers(answer.init?.headers).get('Retry-After')).toBe('90')
  expect(answer.data).toMatchObject({ refusal: 'Too many attempts. Please try again in 2 minutes.', report: { values: typed } })
})

test('the page of a visitor is the same for all; a member finds the fields filled and the days left', async ({ services }) => {
  const request = new Request('https://wellward.test/trial')
  const nobody = { next: null, closed: null, trial: null, daysLeft: null }
  expect(await loader(routeArgs(request, { services }))).toMatchObject({ ...nobody, person: null })
  const viewer = await aViewer(services)
  await submit(services, typed, viewer)
  const trial = { today: 1, ends: 'Mon 9 Mar 2026, 09:30 UTC', mails: [], isMailed: false }
  const shown = { person: { firstName: 'Maya', email: 'maya@example.com' }, next: null, closed: null, trial, daysLeft: 7 }
  expect(await loader(routeArgs(request, { services, viewer }))).toMatchObject(shown)
})

test('who begins at a locked lesson comes back to it, also by the mailed link; another site is no way back', async ({
  services,
  sent,
}) => {
  const begin = (next: string, fields = typed) =>
    action(routeArgs(formRequest(`/trial?next=${encodeURIComponent(next)}`, fields), { services }))
  const lesson = '/courses/sleep-on-ordinary-nights/awake-at-three'
  const answer = await begin(lesson)
  expect(answer.data).toEqual({ mailedTo: 'maya@example.com', next: lesson })
  expect(new Headers(answer.init?.headers).get('Refresh')).toBe(`2;url=${lesson}`)
  await begin(lesson)
  expect(sent.at(-1)).toMatchObject({ name: 'identity.send-sign-in', payload: { next: lesson } })
  expect((await begin('//evil.example', { ...typed, email: 'noor@example.com' })).data).toMatchObject({ next: '/dashboard' })
  const page = await loader(routeArgs(new Request(`https://wellward.test/trial?next=${lesson}`), { services }))
  expect(page.next).toBe(lesson)
})

test('who had the trial, or is a member, reads so in place of the form', async ({ services, clock }) => {
  const request = new Request('https://wellward.test/trial')
  const viewer = await aViewer(services)
  const closed = async () => (await loader(routeArgs(request, { services, viewer }))).closed
  await submit(services, typed, viewer)
  expect(await closed()).toBe(null)
  clock.set('2026-03-09T09:30:00Z')
  expect(await closed()).toBe('ended')
  expect((await submit(services, typed, viewer)).init?.status).toBe(409)
  await grantMembership(services, viewer.userId, null)
  expect(await closed()).toBe('member')
  const billing = aBilling({ state: 'refunded' })
  const buyer = await aViewer(services, 'buyer@example.com')
  await aMembership(services, buyer.userId, { billing })
  expect((await loader(routeArgs(request, { services, viewer: buyer }))).closed).toBe('bought')
})

function headersOf(actionHeaders: Headers): Headers {
  return new Headers(
    headers({ actionHeaders, loaderHeaders: new Headers(), parentHeaders: new Headers(), errorHeaders: undefined }),
  )
}

test('only a started trial sends the browser on', () => {
  expect([...headersOf(new Headers({ Refresh: '2;url=/dashboard', 'Set-Cookie': 'a=b' }))]).toEqual([
    ['refresh', '2;url=/dashboard'],
  ])
  expect([...headersOf(new Headers())]).toEqual([])
})
