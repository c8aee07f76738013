import { expect, test } from 'vitest'

import { spell } from '#base/dates/spelling.ts'

import { findTest, knownTests, testsCalled } from './known-tests.ts'

const BRITISH = /haem|aemi|oestr|faec|leuco|tumour|ionis|sulph|litre|coeliac/i

test('no test of the list, nor its field, has a British name for an American reader', () => {
  const names = knownTests.flatMap(({ name, panel }) => [name, panel])
  expect(names.some((name) => BRITISH.test(name))).toBe(true)
  expect(names.map((name) => spell(name, 'en-US')).filter((name) => BRITISH.test(name))).toEqual([])
})

test('a form that comes back with an American name means the same test', () => {
  for (const { name, loinc, units } of knownTests) {
    const american = spell(name, 'en-US')
    expect([american, testsCalled(american).map((one) => one.loinc)]).toEqual([
      american,
      testsCalled(name).map((one) => one.loinc),
    ])
    const unit = units[0] ?? null
    expect([american, findTest(american, unit)?.loinc]).toEqual([american, findTest(name, unit)?.loinc])
    expect(loinc).not.toBe('')
  }
})
