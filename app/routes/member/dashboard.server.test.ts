import { readDashboard } from '#features/health/dashboard/dashboard.server.ts'
import { aReadImport } from '#features/health/imports/import.factory.server.ts'
import { aMember, haveLogged } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { takeToasts } from '#platform/flash.server.ts'
import { requestInfo } from '#platform/request.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './dashboard.tsx'

const TODAY = '2026-03-02' // where the clock of tests stands

function send(services: Services, member: Viewer, fields: Record<string, string>) {
  return action(routeArgs(formRequest('/dashboard', fields), { services, viewer: member }))
}

function open(services: Services, member: Viewer, path = '/dashboard') {
  return loader(routeArgs(new Request(`https://wellward.test${path}`), { services, viewer: member }))
}

/** Where an answer leads, and the toasts that the page there shows. */
async function follow(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error('It leads nowhere')
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
  const { toasts } = await takeToasts(new Request('https://wellward.test/', { headers: { Cookie: cookie } }))
  return { status: answer.status, to: answer.headers.get('Location'), toasts }
}

/** The same services, of whose database one function fails. */
function without(services: Services, broken: 'select' | 'transaction'): Services {
  const fail = () => {
    throw new Error('out of reach')
  }
  return { ...services, db: Object.assign(Object.create(services.db) as Services['db'], { [broken]: fail }) }
}

const unlocked = { title: 'Achievement Unlocked! 🏆', text: 'You earned 100 points for 7_day_streak!' }

test('a check-in of today leads back to the dashboard, which shows it', async ({ services }) => {
  const maya = await aMember(services, { displayName: 'Maya Lind' })
  const answer = await send(services, maya, {
    date: TODAY,
    shown: TODAY,
    timeZone: 'Europe/Berlin',
    weightKg: '64,2',
    steps: '',
    sleepHours: '7:12',
  })
  expect(await follow(answer)).toEqual({ status: 303, to: '/dashboard', toasts: [{ title: 'Check-in saved' }] })
  const { data: page, init } = await open(services, maya)
  expect(init?.status ?? 200).toBe(200)
  expect(page).toMatchObject({ name: 'Maya', failure: null, dashboard: { streak: { current: 1 } } })
  expect(page.dashboard.parts.score.html).toMatch(/>62 (?:<!-- -->)?<span>of 100</)
  expect(page.dashboard.form.fields).toMatchObject({
    weightKg: { value: '64.2' },
    sleepHours: { value: '7:12' },
    steps: { value: '' },
  })
})

test('a check-in of an earlier day leads back to that day; the address holds the day and nothing else', async ({ services }) => {
  const maya = await aMember(services)
  const answer = await send(services, maya, { date: '2026-02-20', shown: TODAY, timeZone: 'UTC', weightKg: '64.2' })
  expect(await follow(answer)).toMatchObject({ to: '/dashboard?day=2026-02-20#check-in' })
})

test('the day in the address opens its check-in', async ({ services }) => {
  const maya = await aMember(services)
  await send(services, maya, { date: '2026-02-20', steps: '4000' })
  const { data: page } = await open(services, maya, '/dashboard?day=2026-02-20')
  expect(page.dashboard.form).toMatchObject({ day: '2026-02-20', isStored: true, fields: { steps: { value: '4,000' } } })
})

test('the seventh day in a row brings the toast of the achievement, once', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, '2026-03-01', 6)
  const answer = await send(services, maya, { date: TODAY, steps: '4000' })
  expect(await follow(answer)).toMatchObject({ to: '/dashboard', toasts: [{ title: 'Check-in saved' }, unlocked] })
  expect(await follow(await send(services, maya, { date: TODAY, steps: '4001' }))).toMatchObject({
    toasts: [{ title: 'Check-in saved' }],
  })
})

test('a refused check-in keeps what was typed, says what to do, and stores nothing', async ({ services }) => {
  const maya = await aMember(services)
  const typed = { date: TODAY, weightKg: '64.2', restingHr: '580' }
  const answer = await send(services, maya, typed)
  if (answer instanceof Response) throw new Error('accepted')
  expect(answer.init?.status).toBe(400)
  expect(answer.data).toEqual({
    report: { values: typed, errors: { restingHr: 'Enter a number from 25 to 220.' } },
    problem: null,
  })
  expect((await readDashboard(services, maya)).dashboard.form.isStored).toBe(false)
})

test('a check-in that cannot be kept answers 503 with everything that was typed', async ({ services }) => {
  const logged: unknown[] = []
  const cut = without(services, 'transaction')
  const noticing = { ...cut, log: { ...services.log, error: (...line: unknown[]) => void logged.push(line[1]) } }
  const maya = await aMember(services)
  const typed = { date: TODAY, weightKg: '64.2' }
  const answer = await send(noticing, maya, typed)
  if (answer instanceof Response) throw new Error('accepted')
  expect(answer.init?.status).toBe(503)
  expect(answer.data).toEqual({ report: { values: typed, errors: {} }, problem: 'unavailable' })
  expect(logged).toEqual(['A check-in could not be kept.'])
})

test('where the session is over or cannot be read, the form keeps what was typed and says which', async ({ services }) => {
  const typed = { date: TODAY, weightKg: '64.2' }
  const args = () => routeArgs(formRequest('/dashboard', typed), { services, viewer: null })
  const [over, unreadable] = [args(), args()]
  unreadable.context.get(requestInfo).unavailable(true)
  expect(await action(over)).toMatchObject({ data: { report: { values: typed }, problem: 'signed out' }, init: { status: 401 } })
  expect(await action(unreadable)).toMatchObject({
    data: { report: { values: typed }, problem: 'unavailable' },
    init: { status: 503 },
  })
})

test('a check-in can be taken back, and takes its place in score and streak along', async ({ services }) => {
  const maya = await aMember(services)
  await send(services, maya, { date: '2026-03-01', steps: '4000' })
  await send(services, maya, { date: TODAY, steps: '4000' })
  const answer = await send(services, maya, { intent: 'remove', date: TODAY })
  expect(await follow(answer)).toEqual({ status: 303, to: '/dashboard', toasts: [{ title: 'Check-in deleted' }] })
  const { dashboard } = await readDashboard(services, maya)
  expect([dashboard.form.isStored, dashboard.streak]).toMatchObject([false, { current: 0, lastEntryDay: '2026-03-01' }])
})

test('nobody takes back a check-in of somebody else, nor one that is no longer open', async ({ services }) => {
  const [maya, ole] = [await aMember(services), await aMember(services)]
  await haveLogged(services, maya, TODAY, 1)
  await haveLogged(services, maya, '2026-01-10', 1)
  await send(services, ole, { intent: 'remove', date: TODAY })
  await send(services, maya, { intent: 'remove', date: '2026-01-10' })
  await send(services, maya, { intent: 'remove', date: 'x' })
  const { dashboard } = await readDashboard(services, maya)
  expect([dashboard.form.isStored, dashboard.year.firstDay]).toEqual([true, '2026-01-10'])
})

test('saving the empty form of a dashboard that could not be read clears nothing that is stored', async ({ services }) => {
  const maya = await aMember(services)
  await send(services, maya, { date: TODAY, weightKg: '64.2', steps: '4000' })
  const { data: page } = await open(without(services, 'select'), maya)
  const { shown, fields } = page.dashboard.form
  expect(fields.weightKg.value).toBe('')
  await send(services, maya, { date: TODAY, shown, weightKg: '', steps: '5000' })
  expect((await open(services, maya)).data.dashboard.form.fields).toMatchObject({
    weightKg: { value: '64.2' },
    steps: { value: '5,000' },
  })
})

test('emptying a field of the form clears the number that stood in it', async ({ services }) => {
  const maya = await aMember(services)
  await send(services, maya, { date: TODAY, weightKg: '64.2', steps: '4000' })
  const { shown } = (await open(services, maya)).data.dashboard.form
  await send(services, maya, { date: TODAY, shown, weightKg: '', steps: '4000', hrvMs: '' })
  expect((await open(services, maya)).data.dashboard.form.fields).toMatchObject({
    weightKg: { value: '' },
    steps: { value: '4,000' },
  })
})

test('beside a number of a file stands where it came from, until another is typed', async ({ services }) => {
  const maya = await aMember(services)
  await aReadImport(services, maya, 'date,Sleep Score,Total Sleep Time,Average HRV,Steps\n2026-03-02,80,25200,41,8123\n', {
    name: 'oura.csv',
  })
  const hints = async (path?: string) => {
    const { fields } = (await open(services, maya, path)).data.dashboard.form
    return [fields.sleepHours.hint, fields.steps.hint, fields.weightKg.hint]
  }
  expect(await hints()).toEqual(['From Oura', 'From Oura', ''])
  await send(services, maya, { date: '2026-03-01', steps: '4000' })
  await send(services, maya, { date: TODAY, steps: '5000' })
  expect(await hints()).toEqual(['From Oura', 'Yesterday 4,000', ''])
  expect(await hints('/dashboard?day=2026-03-01')).toEqual(['', '', ''])
})

test('a dashboard that cannot be read is the empty one, with the words of the spec and 503', async ({ services }) => {
  const maya = await aMember(services, { displayName: 'Maya' })
  await haveLogged(services, maya, TODAY, 3)
  const { data: page, init } = await open(without(services, 'select'), maya)
  expect(init?.status).toBe(503)
  expect(page).toMatchObject({
    name: 'Maya',
    failure: 'Failed to load health dashboard data.',
    dashboard: { lead: 'Log one number of today, and every instrument on this page begins to move.' },
  })
  expect(page.dashboard.parts.achievements.html).toContain('Complete challenges to earn achievements!')
})

test('what a failure had left ungranted is granted by the next visit, with its toast', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, TODAY, 7)
  const answer = await open(services, maya, '/dashboard?day=2026-02-25').catch((thrown: unknown) => thrown)
  expect(await follow(answer)).toEqual({ status: 303, to: '/dashboard?day=2026-02-25', toasts: [unlocked] })
  const { achievements } = (await open(services, maya)).data.dashboard.parts
  expect(achievements.html).toContain('Seven days in a row')
})

test('nobody opens or changes another member’s day', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await send(services, maya, { date: TODAY, steps: '4000' })
  await send(services, noor, { date: TODAY, steps: '9000' })
  expect((await open(services, maya)).data.dashboard.form.fields.steps.value).toBe('4,000')
  expect((await open(services, noor)).data.dashboard.form.fields.steps.value).toBe('9,000')
})
