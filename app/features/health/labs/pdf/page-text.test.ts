import fc from 'fast-check'
import { expect, test } from 'vitest'

import { linesOfPage, type PlacedText } from './page-text.ts'

const at = (x: number, y: number, text: string, given: Partial<PlacedText> = {}): PlacedText => {
  return { text, x, y, width: text.length * 5, height: 10, turned: 0, ...given }
}

test('columns stand below each other, however long what is before them', () => {
  const lines = linesOfPage([
    at(50, 100, 'Ferritin'),
    at(200, 100, '61'),
    at(300, 100, 'ng/mL'),
    at(50, 114, 'Something with a long name of its own'),
    at(246, 114, '7'),
    at(300, 114, 'mg/dL'),
  ])
  expect(lines).toEqual([
    'Ferritin                      61                  ng/mL',
    'Something with a long name of its own  7          mg/dL',
  ])
})

test('letters that were set one by one are words, words are parted by one blank, columns by two at least', () => {
  const letters = [...'Ferritin'].map((letter, place) => at(50 + place * 5, 100, letter))
  expect(linesOfPage([...letters, at(94, 100, 'level'), at(131, 100, '61')])).toEqual(['Ferritin level  61'])
})

test('a raised figure is written as one, so that no number becomes another; the line below is a line of its own', () => {
  const raised = { height: 6, width: 3 }
  expect(
    linesOfPage([at(50, 100, 'Platelets 250 10'), at(130, 96, '9', raised), at(133, 100, '/L'), at(50, 110, 'next')]),
  ).toEqual(['Platelets 250 10⁹/L', 'next'])
  expect(linesOfPage([at(50, 100, '1.73 m'), at(80, 96, '2', raised), at(90, 100, 'x 10'), at(110, 96, '-3', raised)])).toEqual([
    '1.73 m² x 10⁻³',
  ])
  expect(linesOfPage([at(50, 100, 'Note'), at(70, 96, 'a', raised), at(50, 114, 'CO'), at(60, 117, '2', raised)])).toEqual([
    'Notea',
    'CO2',
  ])
})

test('what was printed twice to be bold is said once', () => {
  expect(linesOfPage([at(50, 100, 'Ferritin'), at(50.4, 100, 'Ferritin'), at(150, 100, '61')])).toEqual([
    'Ferritin            61',
  ])
})

test.each([90, 180, 270] as const)('a page that was printed turned by %s degrees is read as one turns it', (turned) => {
  const turn = ({ x, y, ...rest }: PlacedText): PlacedText => {
    const [turnedX, turnedY] = turned === 90 ? [-y, x] : turned === 180 ? [-x, -y] : [y, -x]
    return { ...rest, x: turnedX, y: turnedY, turned }
  }
  const page = [at(50, 100, 'Ferritin'), at(150, 100, '61'), at(50, 114, 'TSH'), at(150, 114, '2.1')]
  expect(linesOfPage(page.map(turn))).toEqual(linesOfPage(page))
})

test('what stands across the page, as a mark of its archive does, comes after it', () => {
  expect(linesOfPage([at(10, 400, 'COPY 4711', { turned: 270 }), at(50, 100, 'Ferritin 61')])).toEqual([
    'Ferritin 61',
    'COPY 4711',
  ])
})

test('nothing that was printed is lost, and nothing is added but blanks', () => {
  const placed = fc.record({
    text: fc.stringMatching(/^[ -~]{1,12}$/),
    x: fc.double({ min: -50, max: 700, noNaN: true }),
    y: fc.double({ min: -50, max: 900, noNaN: true }),
    width: fc.double({ min: 0, max: 200, noNaN: true }),
    height: fc.double({ min: 0, max: 40, noNaN: true }),
    turned: fc.constantFrom(0, 90, 180, 270),
  })
  const letters = (text: string) => [...text.replaceAll(/\s/g, '')].toSorted().join('')
  fc.assert(
    fc.property(fc.uniqueArray(placed, { selector: ({ text }) => text, maxLength: 60 }), (page) => {
      const lines = linesOfPage(page as PlacedText[])
      expect(letters(lines.join(''))).toBe(letters(page.map(({ text }) => text).join('')))
      for (const line of lines) expect(line).toMatch(/\S$/)
    }),
  )
})
