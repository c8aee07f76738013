import { expect, test } from 'vitest'

import { PASSWORD_RULE, passwordProblem } from './password-rule.ts'

test.each(['Abcdefg1', 'Ärger mit 7 Zwergen', 'aaaaaaA٣'])('%s is a good password', (password) => {
  expect(passwordProblem(password)).toBeNull()
})

test.each(['Abcdef1', 'abcdefg1', 'ABCDEFG1', 'Abcdefgh', '', '😀😀😀Aa1'])('“%s” breaks the rule', (password) => {
  expect(passwordProblem(password)).toBe(PASSWORD_RULE)
})

test('a password may have 128 characters and no more', () => {
  expect(passwordProblem(`Aa1${'x'.repeat(125)}`)).toBeNull()
  expect(passwordProblem(`Aa1${'x'.repeat(126)}`)).toBe('Password must not exceed 128 characters.')
})
