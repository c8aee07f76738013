import { expect, test } from 'vitest'

import { authPath, authTabOf } from './auth-tab.ts'

test('every tab has an address that carries where the person wanted to go', () => {
  expect(authPath('sign-in')).toBe('/auth')
  expect(authPath('sign-up')).toBe('/auth?tab=sign-up')
  expect(authPath('sign-in', '/trial?a=b')).toBe('/auth?next=%2Ftrial%3Fa%3Db')
  expect(authPath('reset', '/trial')).toBe('/auth?tab=reset&next=%2Ftrial')
})

test('an unknown tab is Sign In', () => {
  expect([null, 'reset', 'sign-up', 'admin'].map(authTabOf)).toEqual(['sign-in', 'reset', 'sign-up', 'sign-in'])
})
