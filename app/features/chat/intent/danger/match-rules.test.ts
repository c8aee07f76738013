import { expect, test } from 'vitest'

import type { DangerRule, RuleMeaning } from '#content/chat/danger/form.ts'

import { matchRules } from './match-rules.ts'

const meant = (...meanings: Array<[RuleMeaning, number]>) => meanings.map(([meaning, from]) => ({ meaning, from, to: from + 1 }))
const matches = (rule: DangerRule, ...meanings: Array<[RuleMeaning, number]>) =>
  matchRules([rule], meant(...meanings), 1).length > 0

const near: DangerRule = { kind: 'heart', all: ['chest', 'hurts'], within: 4 }

test('the meanings of a rule come in any order', () => {
  expect(matches(near, ['chest', 0], ['hurts', 3])).toBe(true)
  expect(matches(near, ['hurts', 0], ['chest', 3])).toBe(true)
})

test('they lie no further apart than the rule says', () => {
  expect(matches(near, ['chest', 0], ['hurts', 4])).toBe(false)
  expect(matches(near, ['chest', 0], ['chest', 9], ['hurts', 11])).toBe(true)
})

test('an ordered rule wants them in its order', () => {
  const ordered: DangerRule = { ...near, inOrder: true }
  expect(matches(ordered, ['chest', 0], ['hurts', 1])).toBe(true)
  expect(matches(ordered, ['hurts', 0], ['chest', 1])).toBe(false)
})

test('what a rule does not go with takes the match away, wherever it stands', () => {
  const without: DangerRule = { ...near, unless: ['training'] }
  expect(matches(without, ['chest', 0], ['hurts', 1], ['training', 30])).toBe(false)
})

test('of many signs some suffice, and one word is not two of them', () => {
  const signs: DangerRule = { kind: 'injury', all: ['pale', 'sweaty', 'vomiting', 'fever'], atLeast: 3, within: 10 }
  expect(matches(signs, ['pale', 0], ['sweaty', 3], ['fever', 8])).toBe(true)
  expect(matches(signs, ['pale', 0], ['sweaty', 3])).toBe(false)
  expect(matches(signs, ['pale', 0], ['sweaty', 0], ['fever', 8])).toBe(false)
  expect(matches(signs, ['pale', 0], ['sweaty', 3], ['fever', 12])).toBe(false)
})
