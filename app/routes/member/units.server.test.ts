import fc from 'fast-check'

import { listCheckIns } from '#features/health/api/check-ins.server.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { vitalNames, vitals, type VitalName } from '#features/health/core/vitals.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action, loader } from './dashboard.tsx'
import { loader as trends } from './trends.tsx'

const TODAY = '2026-03-02'

async function open(services: Services, viewer: Viewer) {
  const { data } = await loader(routeArgs(new Request('https://wellward.test/dashboard'), { services, viewer }))
  return data.dashboard.form
}

/** The fields as a browser would send them from the page as it is, but for what was typed. */
function fieldsOf(form: Awaited<ReturnType<typeof open>>, typed: Partial<Record<VitalName, string>> = {}) {
  const filled = Object.fromEntries(vitalNames.map((name) => [name, form.fields[name].value]))
  return { ...filled, date: form.day, shown: form.shown, units: form.units, timeZone: 'UTC', ...typed }
}

const send = (services: Services, viewer: Viewer, fields: Record<string, string>) =>
  action(routeArgs(formRequest('/dashboard', fields), { services, viewer }))

async function stored(services: Services, { userId }: Viewer) {
  const [row] = await listCheckIns(services, userId, TODAY)
  return Object.fromEntries(vitalNames.map((name) => [name, row![name]]))
}

test('a member with US units types and reads pounds and fluid ounces; what is stored is metric', async ({ services }) => {
  const maya = await aMember(services, { units: 'us' })
  await recordCheckIn(services, maya, { day: '2026-03-01', timeZone: null, vitals: { weightKg: 64.3, waterLiters: 2 } })
  const form = await open(services, maya)
  expect(form).toMatchObject({
    units: 'us',
    fields: { weightKg: { hint: 'Yesterday 141.8' }, waterLiters: { hint: 'Yesterday 67.6' } },
  })
  await send(services, maya, fieldsOf(form, { weightKg: '141.5', waterLiters: '64', steps: '100' }))
  expect(await stored(services, maya)).toMatchObject({ weightKg: 64.18, waterLiters: 1.893, steps: 100 })
  expect((await open(services, maya)).fields).toMatchObject({ weightKg: { value: '141.5' }, waterLiters: { value: '64' } })
  const list = await trends(routeArgs(new Request('https://wellward.test/health/trends'), { services, viewer: maya }))
  const shown = [...list.list.table.html!.matchAll(/data-label="(Weight|Water), ([^"]*)"><span>([^<]*)</g)].map(
    ([, , ...told]) => told,
  )
  expect(shown).toEqual([
    ['lb', '141.5'],
    ['fl oz', '64'],
    ['lb', '141.8'],
    ['fl oz', '67.6'],
  ])
})

test('a day that is opened and saved again keeps every stored digit, in either units', async ({ services }) => {
  const member = await aMember(services)
  const entry = fc.record(
    Object.fromEntries(
      vitalNames.map((name) => {
        const { least, most, digits } = vitals[name]
        const step = 10 ** digits
        return [name, fc.integer({ min: least * step, max: most * step }).map((n) => Number((n / step).toFixed(digits)))]
      }),
    ) as Record<VitalName, fc.Arbitrary<number>>,
  )
  const property = fc.asyncProperty(entry, fc.constantFrom('metric' as const, 'us' as const), async (numbers, units) => {
    const viewer = { ...member, units }
    await recordCheckIn(services, viewer, { day: TODAY, timeZone: null, vitals: numbers })
    const answer = await send(services, viewer, fieldsOf(await open(services, viewer)))
    expect(answer).toBeInstanceOf(Response)
    expect(await stored(services, viewer)).toEqual(numbers)
  })
  await fc.assert(property, { numRuns: 40 })
})

test('a form is read in the units it was filled in, whatever was chosen meanwhile', async ({ services }) => {
  const american = await aMember(services, { units: 'us' })
  const form = await open(services, american)
  const nowMetric = { ...american, units: 'metric' as const }
  await send(services, nowMetric, fieldsOf(form, { weightKg: '141.5' }))
  expect(await stored(services, american)).toMatchObject({ weightKg: 64.18 })
  expect((await open(services, nowMetric)).fields.weightKg.value).toBe('64.18')
})

test('a refused form goes back with its units, and a unit that was typed counts', async ({ services }) => {
  const maya = await aMember(services, { units: 'us' })
  const refused = await send(services, maya, fieldsOf(await open(services, maya), { weightKg: '10 lb' }))
  if (refused instanceof Response) throw new Error('accepted')
  expect(refused.data.report).toMatchObject({
    values: { units: 'us', weightKg: '10 lb' },
    errors: { weightKg: 'Enter a number from 44.1 to 881.8.' },
  })
  await send(services, maya, fieldsOf(await open(services, maya), { weightKg: '64 kg' }))
  expect(await stored(services, maya)).toMatchObject({ weightKg: 64 })
})
