import fc from 'fast-check'
import { expect, test } from 'vitest'

import { countTests, findTests, foldWords, readSearch } from './find-tests.ts'
import type { ResultView } from './report-view.ts'

const newest = (flag: ResultView['flag']): ResultView => ({
  id: '',
  name: '',
  loinc: null,
  known: null,
  printed: '',
  range: '',
  flag,
  alarm: null,
  isTroponin: false,
  endedOn: null,
})
const aTest = (flag: ResultView['flag'], ...names: string[]) => ({
  sought: names.map(foldWords).join(' '),
  newest: newest(flag),
  name: names[0]!,
})
const tests = [
  aTest('N', 'Haemoglobin', 'Hb', 'Hämoglobin', 'Blood cells', '718-7'),
  aTest('L', 'Ferritin', 'Iron'),
  aTest('HH', 'Potassium', 'Kalium', 'K', 'Minerals'),
  aTest(null, 'Groß-Test Ünïcode', 'Others'),
  aTest('N', 'Vitamin D (25-OH)', 'Vitamins'),
]
const found = (q: string, show: 'all' | 'outside' = 'all') => findTests(tests, { q, show }).map(({ name }) => name)

test.each([
  ['haemo', ['Haemoglobin']],
  ['HÄMOGLOBIN', ['Haemoglobin']],
  ['hamoglobin', ['Haemoglobin']],
  ['globin', ['Haemoglobin']],
  ['hb', ['Haemoglobin']],
  ['718-7', ['Haemoglobin']],
  ['k', ['Potassium']],
  ['  kalium ', ['Potassium']],
  ['gross', ['Groß-Test Ünïcode']],
  ['unicode test', ['Groß-Test Ünïcode']],
  ['vit d', ['Vitamin D (25-OH)']],
  ['25 oh', ['Vitamin D (25-OH)']],
  ['iron ferritin', ['Ferritin']],
  ['ferritin kalium', []],
  ['.*', ['Haemoglobin', 'Ferritin', 'Potassium', 'Groß-Test Ünïcode', 'Vitamin D (25-OH)']],
  ['zzz', []],
] as const)('“%s” finds %j', (q, names) => {
  expect(found(q)).toEqual(names)
})

test('out of range are those of which the newest result lies outside; without a range nothing is said', () => {
  expect(found('', 'outside')).toEqual(['Ferritin', 'Potassium'])
  expect(found('iron', 'outside')).toEqual(['Ferritin'])
  expect(found('haemo', 'outside')).toEqual([])
  expect(countTests(tests)).toEqual({ all: 5, outside: 2 })
})

test('each test is found by every word of each of its names, however that is written', () => {
  const name = fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,12}( [A-Za-zÀ-ÿ\d]{1,8}){0,3}$/)
  fc.assert(
    fc.property(name, fc.constantFrom('NFC', 'NFD'), (written, form) => {
      const [one] = [aTest('N', written)]
      for (const word of written.split(' ')) {
        expect(findTests([one], { q: word.toUpperCase().normalize(form), show: 'all' })).toEqual([one])
        expect(findTests([one], { q: word.toLowerCase(), show: 'all' })).toEqual([one])
      }
    }),
  )
})

test('a form that asks for nothing, for something unknown or for too much asks for what there is', () => {
  expect(readSearch({})).toEqual({ q: '', show: 'all' })
  expect(readSearch({ q: 'x'.repeat(5000), show: 'nonsense' })).toEqual({ q: 'x'.repeat(100), show: 'all' })
  expect(readSearch({ q: 'iron', show: 'outside' })).toEqual({ q: 'iron', show: 'outside' })
})
