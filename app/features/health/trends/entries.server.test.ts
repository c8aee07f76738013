import { aCheckIn } from '#features/health/check-in.factory.ts'
import { recordCheckIn } from '#features/health/check-in.server.ts'
import { byVital } from '#features/health/core/vitals.ts'
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
      values: { ...byVital(() => ''), steps: '6,240', waterLiters: '0' },
      method: '',
      from: [],
    },
    {
      day: '2026-02-10',
      inWords: '10 Feb',
      isOpen: true,
      values: { ...byVital(() => ''), sleepHours: '7:12' },
      method: '',
      from: [],
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

test('a number of a file says where it came from, and one that was typed over it does not', async ({ services }) => {
  const maya = await aMember(services)
  const table = 'date,Sleep Score,Total Sleep Time,Average HRV,Steps\n2026-03-01,80,25200,41,8123\n'
  await aReadImport(services, maya, table, { name: 'oura.csv' })
  await recordCheckIn(services, maya, aCheckIn({ day: '2026-03-01', vitals: { steps: 5000 } }))
  expect((await listEntries(services, maya)).entries).toMatchObject([
    { values: { steps: '5,000', hrvMs: '41' }, method: 'RMSSD', from: ['Oura: sleep, HRV'] },
  ])
})

test('older days are a page further, and the way back leads to the same pages', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, TODAY, 70)
  await haveLogged(services, await aMember(services), TODAY, 200)
  const page = async (before: string | null) => {
    const { entries, isEarlier, older, newer } = await listEntries(services, maya, before)
    return [entries[0]!.day, entries.at(-1)!.day, entries.length, isEarlier, older, newer]
  }
  const newest = ['2026-03-02', '2026-02-01', 30, false, '2026-02-01', null]
  expect(await page(null)).toEqual(newest)
  expect(await page('2026-02-01')).toEqual(['2026-01-31', '2026-01-02', 30, true, '2026-01-02', null])
  expect(await page('2026-01-02')).toEqual(['2026-01-01', '2025-12-23', 10, true, null, '2026-02-01'])
  for (const nonsense of ['', 'x', '2026-02-30', '0000-01-01', '1999-01-01', '2026-02-01T10:00'])
    expect(await page(nonsense)).toEqual(newest)
})

test('what is in the address may be a day that is still to come', async ({ services }) => {
  const maya = await aMember(services)
  await haveLogged(services, maya, TODAY, 3)
  expect(await listEntries(services, maya, '2027-01-01')).toMatchObject({ isEarlier: false, older: null, newer: null })
})
