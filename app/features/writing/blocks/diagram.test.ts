import fc from 'fast-check'
import { expect, test } from 'vitest'

import { lengthOf, ringEasing, wordEasing } from './breath-curve.ts'
import { diagramKinds, diagramLines, readDiagram } from './diagram.ts'
import { processCurves } from './process-curves.ts'

test.each([
  ['steps', 'One\n\n  Two  ', ['One', 'Two']],
  ['week', 'Thursday: Rows\nMon Squats', ['Mon Squats', 'Thu Rows']],
  ['day', '7:00 Up\n20:30-22:30 Dim light\n22:30 – 06:30 Dark', ['07:00 Up', '20:30–22:30 Dim light', '22:30–06:30 Dark']],
  ['parts', '1/2 Plants\n1/4 Fish\n1/4 Rice', ['1/2 Plants', '1/4 Fish', '1/4 Rice']],
  ['breath', '4 in\n6 out', ['Breathe in for 4 seconds', 'Breathe out for 6 seconds']],
  ['two-process', '23:00 asleep\n07:00 up', ['Sleep pressure', 'The clock’s push to stay awake', 'Asleep, 23:00–07:00']],
] as const)('%s are read', (kind, text, lines) => {
  const diagram = readDiagram(kind, text)
  expect(typeof diagram === 'string' ? diagram : diagramLines(diagram)).toEqual(lines)
})

test.each([
  ['steps', 'Only one'],
  ['steps', 'Twice\nTwice'],
  ['steps', `Two\n${'x'.repeat(200)}`],
  ['week', ''],
  ['week', 'Someday Rest'],
  ['week', 'Mon One\nMonday Two'],
  ['day', 'At noon'],
  ['day', '25:00 Never'],
  ['day', '07:00-07:00 Nothing'],
  ['parts', '1/2 Half'],
  ['parts', '1/0 Nothing\n1/1 All'],
  ['parts', '2/3 More\n2/3 Than all'],
  ['breath', '6 out\n4 in'],
  ['breath', '0 in\n6 out'],
  ['breath', '4 in\n400 out'],
  ['two-process', '07:00 up'],
  ['two-process', '07:00 up\n07:00 asleep'],
] as const)('of %s, what is none is said in a sentence: %j', (kind, text) => {
  expect(readDiagram(kind, text)).toMatch(/^[A-Z].*[.]$|has more\.$/)
})

test('whatever stands between the lines, it is read or refused', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom('4 in', '6 out', '1/2 a', '07:00 up', '23:00 asleep', 'Mon x', '7:00-8:00 y'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...diagramKinds), fc.array(line, { maxLength: 9 }), (kind, lines) => {
      const diagram = readDiagram(kind, lines.join('\n'))
      expect(typeof diagram === 'string' ? diagram : diagramLines(diagram).join()).not.toBe('')
    }),
  )
})

const seconds = fc.integer({ min: 1, max: 30 })
const breath = fc
  .record({ in: seconds, held: fc.option(seconds), out: seconds, rest: fc.option(seconds) })
  .map(({ in: drawn, held, out, rest }) => [
    { seconds: drawn, way: 'in' as const },
    ...(held === null ? [] : [{ seconds: held, way: 'hold' as const }]),
    { seconds: out, way: 'out' as const },
    ...(rest === null ? [] : [{ seconds: rest, way: 'hold' as const }]),
  ])
const pointsOf = (easing: string) =>
  easing
    .slice('linear('.length, -1)
    .split(',')
    .map((point) => point.split(' ').map((part) => Number.parseFloat(part)) as [number, number])

test('the ring is out at both ends of a breath, in once, and time never goes back', () => {
  fc.assert(
    fc.property(breath, (phases) => {
      const points = pointsOf(ringEasing(phases))
      expect([points[0]![0], points.at(-1)![0], points.at(-1)![1]]).toEqual([0, 0, 100])
      expect(Math.max(...points.map(([open]) => open))).toBe(1)
      for (const [at, [open, time]] of points.entries()) {
        expect(open).toBeGreaterThanOrEqual(0)
        expect(time).toBeGreaterThanOrEqual(points[at - 1]?.[1] ?? 0)
      }
      const shown = phases.map((_, nth) => {
        const lit = pointsOf(wordEasing(phases, nth)).filter(([on]) => on === 1)
        return lit.at(-1)![1] - lit[0]![1]
      })
      expect(shown.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0)
      expect(shown[0]).toBeCloseTo((phases[0]!.seconds / lengthOf(phases)) * 100, 1)
    }),
  )
})

test('the need for sleep is least on rising, highest on going to sleep, and the same a day later', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), fc.integer({ min: 6 * 60, max: 20 * 60 }), (up, awake) => {
      const { pressure, night, width } = processCurves(up, (up + awake) % 1_440)
      const points = pressure
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number])
      const highest = points.reduce((best, point) => (point[1] < best[1] ? point : best))
      expect(Math.abs(highest[0] - night)).toBeLessThan(1)
      expect(points[0]![1]).toBeCloseTo(points.at(-1)![1], 0)
      expect([points[0]![0], points.at(-1)![0]]).toEqual([0, width])
    }),
  )
})
