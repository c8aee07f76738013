import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { commonPasswords } from './common-passwords.server.ts'
import { passwordProblem } from './core/password-rule.ts'

const listed = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

test('the list holds 3,000 different passwords, sorted, each of which the rule alone would take', () => {
  expect(new Set(listed).size).toBe(3_000)
  expect(listed).toEqual(listed.toSorted((a, b) => (a < b ? -1 : 1)))
  expect(listed.filter((password) => passwordProblem(password) !== null)).toEqual([])
})

test('those that everybody tries first are common, in just this spelling', () => {
  const isCommon = commonPasswords({ allowCommonPasswords: false })
  expect(['Password1', 'Password123', 'Passw0rd', 'P@ssw0rd', 'Qwerty123', 'Welcome1', 'Aa123456'].filter(isCommon)).toHaveLength(
    7,
  )
  expect(['Blue-house-7', 'pASSWORD1', 'Password1 ', ''].filter(isCommon)).toEqual([])
})

test('the operator can allow them', () => {
  expect(listed.filter(commonPasswords({ allowCommonPasswords: true }))).toEqual([])
})
