import { describe, expect, test } from 'vitest'

import { appleReader } from './apple.ts'
import { gatherDays } from './day-values.ts'

const WATCH = 'Ann’s Apple Watch'

interface Given {
  type: string
  value: string
  unit?: string
  start: string
  end?: string
  source?: string
}

const record = ({ type, value, unit = '', start, end = start, source = WATCH }: Given) =>
  `<Record type="${type}" sourceName="${source}" unit="${unit}" device="&lt;&lt;HKDevice: 0x1&gt;, name:Apple Watch&gt;" creationDate="${start}" startDate="${start}" endDate="${end}" value="${value}"/>\n`
const steps = (value: string, start: string, source?: string) =>
  record({ type: 'HKQuantityTypeIdentifierStepCount', unit: 'count', value, start, ...(source && { source }) })
const asleep = (start: string, end: string, stage = 'AsleepCore', source?: string) =>
  record({
    type: 'HKCategoryTypeIdentifierSleepAnalysis',
    value: `HKCategoryValueSleepAnalysis${stage}`,
    start,
    end,
    ...(source && { source }),
  })

const DTD = `<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 12 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation)*)>
<!ATTLIST Record type CDATA #REQUIRED value CDATA #IMPLIED>
<!-- Note: Any Records that appear as children of a correlation also appear as top-level records in this document. -->
]>`
const document = (inner: string, dtd = DTD) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${dtd}\n<HealthData locale="de_DE">\n<ExportDate value="2026-11-20 10:00:00 +0100"/>\n${inner}</HealthData>\n`

function read(xml: string, size = 777) {
  const days = gatherDays('2026-11-23')
  const reader = appleReader(days)
  for (let at = 0; at < xml.length; at += size) reader.write(xml.slice(at, at + size))
  reader.end()
  return { values: days.values(), ...days.told() }
}

const of = (xml: string) => read(document(xml))

test('records become numbers of days, whatever the pieces in which they come', () => {
  const inner =
    steps('1200', '2022-11-20 09:26:51 +0100') +
    steps('800', '2022-11-20 19:26:51 +0100') +
    record({ type: 'HKQuantityTypeIdentifierHeartRate', unit: 'count/min', value: '72', start: '2022-11-20 09:26:51 +0100' }) +
    record({ type: 'HKQuantityTypeIdentifierBodyMass', unit: 'lb', value: '141', start: '2022-11-20 21:00:00 +0100' }) +
    record({ type: 'HKQuantityTypeIdentifierBodyMass', unit: 'kg', value: '65', start: '2022-11-20 07:00:00 +0100' }) +
    record({ type: 'HKQuantityTypeIdentifierDietaryWater', unit: 'mL', value: '250', start: '2022-11-20 07:00:00 +0100' }) +
    record({ type: 'HKQuantityTypeIdentifierDietaryWater', unit: 'fl_oz_us', value: '8', start: '2022-11-20 08:00:00 +0100' }) +
    record({
      type: 'HKQuantityTypeIdentifierHeartRateVariabilitySDNN',
      unit: 'ms',
      value: '41.25',
      start: '2022-11-20 03:00:00 +0100',
    }) +
    record({
      type: 'HKQuantityTypeIdentifierHeartRateVariabilitySDNN',
      unit: 'ms',
      value: '50.75',
      start: '2022-11-20 04:00:00 +0100',
    }) +
    record({
      type: 'HKQuantityTypeIdentifierRestingHeartRate',
      unit: 'count/min',
      value: '52',
      start: '2022-11-20 00:01:00 +0100',
    })
  const day = { source: WATCH, day: '2022-11-20', method: '' }
  for (const size of [1, 13, 50_000])
    expect(read(document(inner), size)).toEqual({
      refused: 0,
      problems: [],
      values: [
        { ...day, metric: 'steps', value: 2000 },
        // The last of the day, not the last in the file.
        { ...day, metric: 'weightKg', value: 63.96 },
        { ...day, metric: 'waterLiters', value: 0.487 },
        { ...day, metric: 'hrvMs', method: 'sdnn', value: 46 },
        { ...day, metric: 'restingHr', value: 52 },
      ],
    })
})

test('sources are never added up, and records in a correlation are left out: they stand outside it too', () => {
  const step = steps('100', '2022-11-20 09:00:00 +0100')
  const { values } = of(
    `${step}${steps('70', '2022-11-20 09:00:00 +0100', 'iPhone')}<Correlation type="x">${step}</Correlation><Workout>${step}</Workout>`,
  )
  expect(values).toEqual([
    { source: WATCH, metric: 'steps', method: '', day: '2022-11-20', value: 100 },
    { source: 'iPhone', metric: 'steps', method: '', day: '2022-11-20', value: 70 },
  ])
})

test('a measurement belongs to the day that its own clock showed', () => {
  const { values } = of(
    steps('1', '2026-03-29 00:30:00 +0100') +
      steps('2', '2026-03-29 23:30:00 +0200') +
      steps('4', '2026-03-30 00:10:00 -0800') +
      steps('8', '2026-03-29 23:50:00 +1345'),
  )
  expect(values.map(({ day, value }) => [day, value])).toEqual([
    ['2026-03-29', 11],
    ['2026-03-30', 4],
  ])
})

describe('sleep', () => {
  const hours = (xml: string) => of(xml).values.map(({ day, value }) => [day, value])

  test('a night belongs to the day on which it ends; time in bed and awake is none, and what overlaps counts once', () => {
    expect(
      hours(
        asleep('2022-11-19 22:00:00 +0100', '2022-11-20 07:00:00 +0100', 'InBed') +
          asleep('2022-11-19 23:30:00 +0100', '2022-11-20 02:00:00 +0100', 'AsleepDeep') +
          asleep('2022-11-20 02:00:00 +0100', '2022-11-20 02:30:00 +0100', 'Awake') +
          asleep('2022-11-20 02:30:00 +0100', '2022-11-20 06:30:00 +0100', 'AsleepREM') +
          asleep('2022-11-20 05:30:00 +0100', '2022-11-20 06:00:00 +0100') +
          asleep('2022-11-20 06:00:00 +0100', '2022-11-20 07:00:00 +0100'),
      ),
    ).toEqual([['2022-11-20', 7]])
  })

  test('a piece before midnight belongs to the night, and a nap is not added to it', () => {
    expect(
      hours(
        asleep('2022-11-19 22:30:00 +0100', '2022-11-19 23:30:00 +0100') +
          asleep('2022-11-20 00:30:00 +0100', '2022-11-20 06:30:00 +0100') +
          asleep('2022-11-20 14:00:00 +0100', '2022-11-20 14:30:00 +0100') +
          asleep('2022-11-20 22:30:00 +0100', '2022-11-21 06:00:00 +0100'),
      ),
    ).toEqual([
      ['2022-11-20', 7],
      ['2022-11-21', 7.5],
    ])
  })

  test('the night of the clock change is as long as it was, and a flight ends where it ends', () => {
    expect(hours(asleep('2026-03-28 23:00:00 +0100', '2026-03-29 07:00:00 +0200'))).toEqual([['2026-03-29', 7]])
    expect(hours(asleep('2026-10-24 23:00:00 +0200', '2026-10-25 07:00:00 +0100'))).toEqual([['2026-10-25', 9]])
    expect(hours(asleep('2026-05-01 23:00:00 +0100', '2026-05-01 23:30:00 -0600'))).toEqual([['2026-05-01', 7.5]])
  })

  test('each source has nights of its own', () => {
    const { values } = of(
      asleep('2022-11-19 23:00:00 +0100', '2022-11-20 06:00:00 +0100') +
        asleep('2022-11-19 23:00:00 +0100', '2022-11-20 07:00:00 +0100', 'Asleep', 'Oura'),
    )
    expect(values.map(({ source, value }) => [source, value])).toEqual([
      [WATCH, 7],
      ['Oura', 8],
    ])
  })
})

test('what is no number, no date, out of bounds or still to come is refused, with its record and the reason', () => {
  const { values, refused, problems } = of(
    steps('many', '2022-11-20 09:00:00 +0100') +
      steps('', '2022-11-20 09:00:00 +0100') +
      steps('5', '2022-02-30 09:00:00 +0100') +
      steps('5', 'yesterday') +
      steps('5', '2031-01-01 09:00:00 +0100') +
      record({ type: 'HKQuantityTypeIdentifierBodyMass', unit: 'kg', value: '6400', start: '2022-11-20 09:00:00 +0100' }) +
      record({ type: 'HKQuantityTypeIdentifierBodyMass', unit: 'elephants', value: '1', start: '2022-11-20 09:00:00 +0100' }) +
      steps('90000', '2022-11-21 09:00:00 +0100') +
      steps('90000', '2022-11-21 10:00:00 +0100') +
      steps('7', '2022-11-22 09:00:00 +0100'),
  )
  expect(values.map(({ day, value }) => [day, value])).toEqual([['2022-11-22', 7]])
  expect(refused).toBe(8)
  expect(problems).toEqual([
    { row: 1, reason: '“many” is not a number.' },
    { row: 2, reason: '“” is not a number.' },
    { row: 3, reason: '“2022-02-30 09:00:00 +0100” is not a date.' },
    { row: 4, reason: '“yesterday” is not a date.' },
    { row: 5, reason: '2031-01-01 is still to come.' },
    { row: 6, reason: '6400 kg is out of bounds for weight: 20 to 400.' },
    { row: 7, reason: 'The unit “elephants” is not known here.' },
    { row: 9, reason: '2022-11-21: 180000 is out of bounds for steps: 0 to 120000.' },
  ])
})

describe('bad files', () => {
  test.for([
    ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><g/></svg>', 'not an Apple Health export'],
    [document(steps('1', '2022-11-20 09:00:00 +0100')).replace('</HealthData>', ''), 'ends in the middle'],
    [document('<Record type="HKQuantity'), 'ends in the middle'],
    ['<HealthData/', 'ends in the middle'],
    [document('<a>'.repeat(40) + '</a>'.repeat(40)), 'nested too deeply'],
    [document(`<Record type="${'x'.repeat(1_200_000)}"/>`), 'a piece without an end'],
    [document(`<!--${'x'.repeat(1_200_000)}-->`), 'a piece without an end'],
    [document(`<Record ${Array.from({ length: 90_000 }, (_, n) => `a${n}="1234"`).join(' ')}/>`), 'a piece without an end'],
  ] as const)('number %# ends with the reason', ([xml, reason]) => {
    expect(() => read(xml, 50_000)).toThrow(reason)
  })

  test.for([
    '<!DOCTYPE HealthData [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE HealthData [\n<!ELEMENT HealthData ANY>\n<!ENTITY % remote SYSTEM "http://192.0.2.1/x.dtd">%remote;\n]>',
    '<!DOCTYPE HealthData [<!ELEMENT a ANY><!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;">]>',
  ])('declared entities end it: %s', (dtd) => {
    expect(() => read(document('<Record type="&xxe;"/>', dtd))).toThrow('declares entities')
  })

  test('an entity that was never declared stays the text that it is', () => {
    const { values } = of(steps('5', '2022-11-20 09:00:00 +0100', '&xxe; &amp; &#65;'))
    expect(values).toMatchObject([{ source: '&xxe; & A' }])
  })
})
