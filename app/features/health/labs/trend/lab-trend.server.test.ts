import { saveReports } from '#features/health/change-lab-reports.server.ts'
import { aReport, aResult } from '#features/health/labs/lab.factory.ts'
import { targetForm } from '#features/health/labs/targets/target-form.ts'
import { listTargets, readTargetUnit, removeTarget, saveTarget } from '#features/health/labs/targets/targets.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { readTrend } from './lab-trend.server.ts'
import { drawTrend } from './trend-geometry.ts'

const glucose = (value: string, unit: string, range: string, ucum: string | null = unit) =>
  aResult({ name: 'Glukose', loinc: unit === 'mmol/L' ? '14749-6' : '2345-7', value, unit, ucum, range })

test('results in several units are one line in the unit of the newest, and the rest stands apart', async ({ services }) => {
  const maya = await aMember(services)
  await saveReports(services, maya, 'typed', [
    aReport({ collectedOn: '2026-02-20', results: [{ ...glucose('5.2', 'mmol/L', '3.9 - 5.5'), flag: 'N' }] }),
    aReport({ collectedOn: '2025-05-01', results: [{ ...glucose('126', 'mg/dL', '70 - 99'), flag: 'H' }] }),
    aReport({ collectedOn: '2025-03-01', results: [{ ...glucose('< 60', 'mg/dL', '70 - 99'), flag: 'L' }] }),
    aReport({
      collectedOn: '2025-02-01',
      results: [
        glucose('5', 'pieces', '', null),
        glucose('7', 'kg', '', 'kg'),
        glucose('positive', '', '', null),
        glucose('6', '', '', null),
      ],
    }),
    aReport({ collectedOn: '2025-01-01', results: [aResult()] }),
  ])
  const trend = (await readTrend(services, maya, '2345-7'))!
  expect(trend).toMatchObject({ name: 'Glucose', loinc: '2345-7', unit: 'mmol/L', target: null })
  expect(trend.points.map(({ day, written, printed, range }) => [day, written, printed, range])).toEqual([
    ['2025-03-01', '< 3.3', '< 60 mg/dL', '3.9 – 5.5'],
    ['2025-05-01', '7.0', '126 mg/dL', '3.9 – 5.5'],
    ['2026-02-20', '5.2', '5.2 mmol/L', '3.9 - 5.5'],
  ])
  expect(trend.unplotted.map(({ printed, why }) => [printed, why])).toEqual([
    ['5 pieces', 'A unit that we do not know.'],
    ['7 kg', 'Cannot be converted to mmol/L.'],
    ['positive', 'A word, no number.'],
    ['6', 'Without a unit.'],
  ])
  expect(trend.finding).toBe('5.2 mmol/L on 20 February 2026. In the range of the laboratory.')
  expect(await readTrend(services, maya, '14749-6')).toEqual(trend)
  expect(await readTrend(services, await aMember(services), '2345-7')).toMatchObject({
    points: [],
    unplotted: [],
    finding: 'There is no number yet.',
  })
})

test('converted numbers bear the digits of their unit, printed ones all that were printed', async ({ services }) => {
  const maya = await aMember(services)
  const lipid = (name: string, loinc: string, value: string, unit: string, range = '') =>
    aResult({ name, loinc, value, unit, ucum: unit, range })
  await saveReports(services, maya, 'typed', [
    aReport({
      collectedOn: '2026-02-20',
      results: [
        { ...glucose('101', 'mg/dL', '70 - 99'), flag: 'H' },
        lipid('LDL', '2089-1', '130', 'mg/dL'),
        lipid('Cholesterol', '2093-3', '190', 'mg/dL'),
        lipid('Creatinine', '2160-0', '0.80', 'mg/dL', '0.57-1.00'),
      ],
    }),
    aReport({
      collectedOn: '2026-01-10',
      results: [
        glucose('7,0', 'mmol/L', '3,9 - 5,6'),
        lipid('LDL', '2089-1', '3.0', 'mmol/L', '< 3.00'),
        lipid('Cholesterol', '2093-3', '5.2', 'mmol/L', '< 5.0'),
        lipid('Creatinine', '2160-0', '88', 'umol/L', '50 - 110'),
      ],
    }),
  ])
  const shown = async (loinc: string) =>
    (await readTrend(services, maya, loinc))!.points.map(({ written, printed, range }) => [written, printed, range])
  expect(await shown('2345-7')).toEqual([
    ['126', '7,0 mmol/L', '70 – 101'],
    ['101', '101 mg/dL', '70 - 99'],
  ])
  expect((await shown('2089-1'))[0]).toEqual(['116', '3.0 mmol/L', '< 116'])
  expect((await shown('2093-3'))[0]).toEqual(['201', '5.2 mmol/L', '< 193'])
  expect(await shown('2160-0')).toEqual([
    ['1.00', '88 umol/L', '0.57 – 1.24'],
    ['0.80', '0.80 mg/dL', '0.57-1.00'],
  ])
})

test('what was kept as blood and names another sample, or another unit, has its own trend', async ({ services }) => {
  const maya = await aMember(services)
  const wrongly = (name: string, loinc: string, value: string, unit: string) => aResult({ name, loinc, value, unit, ucum: unit })
  await saveReports(services, maya, 'typed', [
    aReport({
      results: [
        wrongly('Leukocytes (Urine)', '6690-2', '5', '/uL'),
        wrongly('WBC', '6690-2', '6.1', '10*3/uL'),
        wrongly('Neutrophils (CSF)', '751-8', '0', '/uL'),
        wrongly('PCT', '33959-8', '0.25', '%'),
      ],
    }),
  ])
  const printed = async (loinc: string) => (await readTrend(services, maya, loinc))!.points.concat().map((point) => point.printed)
  expect(await printed('6690-2')).toEqual(['6.1 10*3/uL'])
  expect(await printed('30405-5')).toEqual(['5 /uL'])
  expect(await printed('33959-8')).toEqual([])
  expect(await printed('51637-7')).toEqual(['0.25 %'])
  expect(await printed('751-8')).toEqual([])
})

test('a code that is not in the list has a trend where somebody has results of it, and else none', async ({ services }) => {
  const maya = await aMember(services)
  await saveReports(services, maya, 'fhir', [aReport({ results: [aResult({ name: 'Something new', loinc: '99999-9' })] })])
  expect(await readTrend(services, maya, '99999-9')).toMatchObject({ name: 'Something new', points: [{ value: 61 }] })
  expect(await readTrend(services, await aMember(services), '99999-9')).toBeNull()
})

test('the coach’s target is a band of its own, in the unit of the trend', async ({ services }) => {
  const [coach, maya] = [await aMember(services, { isAdmin: true }), await aMember(services)]
  await saveReports(services, maya, 'typed', [aReport({ results: [{ ...glucose('5.2', 'mmol/L', '3.9 - 5.5'), flag: 'N' }] })])
  const read = async (fields: Record<string, string>) => targetForm(await readTargetUnit()).safeParse(fields)
  const refused = async (fields: Record<string, string>) =>
    (await read(fields)).error?.issues.map(({ path, message }) => [path[0], message])
  expect(await refused({ test: 'Gold', low: '1' })).toEqual([['test', 'Choose a test of the list.']])
  expect(await refused({ test: 'Glucose', unit: 'kg', low: '1' })).toEqual([['unit', 'Enter a unit of this test.']])
  expect(await refused({ test: 'Glucose' })).toEqual([['low', 'Enter at least one of the two bounds.']])
  expect(await refused({ test: 'Glucose', low: '9', high: '8' })).toEqual([
    ['high', 'The upper bound must not be below the lower one.'],
  ])
  expect(await refused({ test: 'Glucose', low: 'low' })).toEqual([['low', 'Enter a number, or leave it empty.']])
  const target = (await read({ test: 'Glucose', unit: 'mg/dl', low: '72', high: '', reason: 'A calm start.' })).data!
  await saveTarget(services, coach, target)
  await saveTarget(services, coach, { ...target, high: 90 })
  expect(await listTargets(services)).toMatchObject([{ loinc: '2345-7', name: 'Glucose', ucum: 'mg/dL', low: 72, high: 90 }])
  const trend = (await readTrend(services, maya, '2345-7'))!
  expect(trend.target).toEqual({
    low: expect.closeTo(3.9965, 4),
    high: expect.closeTo(4.9957, 4),
    words: '4.0 – 5.0 mmol/L',
    reason: 'A calm start.',
  })
  expect(trend.finding).toBe('5.2 mmol/L on 20 February 2026. In the range of the laboratory; above the coach’s target.')
  const { target: band, ranges, dots } = drawTrend(trend.points, trend.unit, trend.target)
  expect(band!.height).toBeLessThan(ranges[0]!.height)
  expect(dots[0]!.y).toBeLessThan(band!.y)
  expect(await removeTarget(services, coach, '2345-7')).toBe(true)
  expect(await removeTarget(services, coach, '2345-7')).toBe(false)
})
