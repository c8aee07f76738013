import { expect, test } from 'vitest'

import { assuranceOf } from './assurance.ts'

const withPassword = { assurance: 'aal1', methods: ['password'] } as const

test('without a session there is no level, and no method', () => {
  expect(assuranceOf(null, [{ kind: 'totp', status: 'verified' }])).toEqual({
    currentLevel: null,
    nextLevel: null,
    currentAuthenticationMethods: [],
  })
})

test('the next level is aal2 as soon as a factor is verified, and not before', () => {
  const session = { ...withPassword, methods: [...withPassword.methods] }
  expect(assuranceOf(session, []).nextLevel).toBe('aal1')
  expect(assuranceOf(session, [{ kind: 'totp', status: 'unverified' }]).nextLevel).toBe('aal1')
  expect(assuranceOf(session, [{ kind: 'totp', status: 'verified' }])).toEqual({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
    currentAuthenticationMethods: ['password'],
  })
})

test('who showed both stays at aal2', () => {
  const both = { assurance: 'aal2', methods: ['password', 'totp'] } as const
  expect(assuranceOf({ ...both, methods: [...both.methods] }, []).nextLevel).toBe('aal2')
})
