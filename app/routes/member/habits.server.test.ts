import { aMember, haveLogged } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { takeToasts } from '#platform/flash.server.ts'
import type { Services } from '#services.server.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as openDashboard } from './dashboard.tsx'
import { action, loader } from './habits.tsx'

const MONDAY = '2026-03-02' // where the clock of tests stands

/** Where a form leads with which toast, or the status and the sentence that it is refused with. */
async function send(services: Services, viewer: Viewer, fields: Record<string, string>) {
  const answer = await action(routeArgs(formRequest('/health/habits', fields), { services, viewer }))
  if (!(answer instanceof Response)) return [answer.init?.status, answer.data.problem]
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
  const { toasts } = await takeToasts(new Request('https://wellward.test/', { headers: { Cookie: cookie } }))
  return [answer.headers.get('Location'), toasts[0]?.title]
}

const open = (services: Services, viewer: Viewer) =>
  loader(routeArgs(new Request('https://wellward.test/health/habits'), { services, viewer }))

const pages = {
  'this version': (intent: string, value: string) => ({ intent: `${intent}:${value}` }),
  'earlier versions': (intent: string, value: string) => ({ [intent]: value }),
}

test.for(Object.entries(pages))(
  'on pages of %s a habit is chosen, marked from both pages and taken back',
  async ([, press], { services }) => {
    const maya = await aMember(services)
    const habit = 'morning-light'
    const sent = (intent: string, value: string, fields = {}) => send(services, maya, { ...press(intent, value), ...fields })
    expect(await sent('choose', habit, { week: MONDAY })).toEqual(['/health/habits', 'Habit chosen for this week'])
    expect(await sent('done', MONDAY, { habit, back: 'dashboard' })).toEqual(['/dashboard#habit', 'Marked as done'])
    expect((await open(services, maya)).current).toMatchObject({ id: habit, done: 1 })
    expect(await sent('take-back', MONDAY, { habit })).toEqual(['/health/habits', 'Mark removed'])
    expect((await open(services, maya)).current).toMatchObject({ id: habit, done: 0 })
  },
)

test('a form that cannot be taken is answered with a sentence, and leads nowhere else', async ({ services }) => {
  const maya = await aMember(services)
  expect(await send(services, maya, {})).toEqual([400, 'Please choose a habit, or a day to mark.'])
  expect(await send(services, maya, { choose: 'x', week: MONDAY, back: 'https://example.com' })).toEqual([
    409,
    'Please choose one of the habits on this page.',
  ])
  expect(await send(services, maya, { choose: 'morning-light', week: MONDAY, back: '//example.com' })).toEqual([
    '/health/habits',
    'Habit chosen for this week',
  ])
  expect(await send(services, maya, { habit: 'morning-light', done: '2026-03-03' })).toEqual([409, 'This day has not come yet.'])
})

test('the whole dashboard asks at most eight questions, and the habits three', async ({ freshDatabase }) => {
  const { services, pool } = await freshDatabase()
  const maya = await aMember(services)
  await haveLogged(services, maya, MONDAY, 5)
  const request = () => new Request('https://wellward.test/dashboard')
  const dashboard = () =>
    countQueries({ services, pool }, (counted) => openDashboard(routeArgs(request(), { services: counted, viewer: maya })))
  await dashboard()
  expect(await dashboard()).toBeLessThanOrEqual(8)
  expect(await countQueries({ services, pool }, (counted) => open(counted, maya))).toBeLessThanOrEqual(3)
})
