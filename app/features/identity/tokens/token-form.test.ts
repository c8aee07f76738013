import { expect, test } from 'vitest'

import { TokenForm } from './token-form.ts'

const typed = { id: crypto.randomUUID(), name: ' Step counter ', 'health:read': 'yes', days: '30', password: 'x' }

const errors = (fields: object) =>
  Object.fromEntries(TokenForm.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message]) ?? [])

test('a token has a name, the scopes that were ticked, and a number of days', () => {
  expect(TokenForm.parse({ ...typed, 'health:write': 'on', 'admin:write': 'yes', scopes: 'profile:read' })).toEqual({
    id: typed.id,
    name: 'Step counter',
    scopes: ['health:read'],
    days: 30,
    password: 'x',
  })
})

test('each field that is missing or made up has its sentence, all at once and in their order', () => {
  const missing = errors({ id: typed.id })
  expect(missing).toEqual({
    name: 'Name is required',
    scopes: 'Allow at least one thing.',
    days: 'Choose when it ends.',
    password: 'Password is required',
  })
  expect(Object.keys(missing)).toEqual(['name', 'scopes', 'days', 'password'])
  expect(errors({ ...typed, 'health:read': 'no', days: '3650' })).toEqual({
    scopes: 'Allow at least one thing.',
    days: 'Choose when it ends.',
  })
  expect(errors({ ...typed, name: 'x'.repeat(61) })).toEqual({ name: 'Name must not exceed 60 characters' })
  expect(errors({ ...typed, id: 'mine' })).toEqual({ name: 'Please open this page again.' })
})
