import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { aReadImport } from '#features/health/imports/import.factory.server.ts'
import { aMember, haveLogged } from '#features/health/member.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { listEntries } from './entries.server.ts'

const TODAY = '2026-03-02'

test('the newest days come first, written out, and nobody else’s', async ({ services }) => {
  const [maya, noor] = [await aMember(services), await aMember(services)]
  await recordCheckIn(services, noor, aCheckIn({ vitals: { steps: 1 } }))
  await recordCheckIn(services, maya, aCheckIn({ day: '2026-02-10', vitals: { sleepHours: 7.2 } }))
  await recordCheckIn(services, maya, aCheckIn({ day: TODAY, vitals: { steps: 6240, waterLiters: 0 } }))
  const { today, entries } = await listEntries(services, maya)
  expect(today).toBe(TODAY)
  expect(entries).toEqual([
    {
      day: TODAY,
      inWords: '2 Mar',
      isOpen: true,
      brought: '',
      values: { weightKg: '', sleepHours: '', steps: '6,240', waterLiters: '0', hrvMs: '', restingHr: '' },
    },
    {
      day: '2026-02-10',
      inWords: '10 Feb',
      isOpen: true,
      brought: '',
      values: { weightKg: '', sleepHours: '7:12', steps: '', waterLiters: '', hrvMs: '', restingHr: '' },
    },
  ])
})

test('thirty are listed, and those of the last thirty days can be edited', async ({ services, clock }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, TODAY, 40)
  clock.set('2026-03-07T10:00:00Z')
  const { entries } = await listEntries(services, maya)
  expect(entries).toHaveLength(30)
  expect(entries.filter(({ isOpen }) => isOpen)).toHaveLength(25)
  expect(entries[0]!.day).toBe(TODAY)
})

test('what a file brought is told from what was typed', async ({ services }) => {
  const maya = await aMember(services)
  await aReadImport(services, maya, 'Date,Steps,Active calories,Floors\n2026-03-01,8123,400,3\n2026-02-28,9000,420,5\n', {
    name: 'steps.csv',
    mapping: {
      source: 'My band',
      day: 'Date',
      dateOrder: null,
      numbers: [{ metric: 'steps', column: 'Steps', unit: 'count' }],
    },
  })
  await recordCheckIn(services, maya, aCheckIn({ day: '2026-03-01', vitals: { weightKg: 64.2 } }))
  await recordCheckIn(services, maya, aCheckIn({ day: TODAY, vitals: { steps: 10 } }))
  const { entries } = await listEntries(services, maya)
  expect(entries.map(({ day, brought, values }) => [day, brought, values.steps])).toEqual([
    [TODAY, '', '10'],
    ['2026-03-01', 'My band: steps', '8,123'],
    ['2026-02-28', 'My band: steps', '9,000'],
  ])
})
