import { expect, test } from 'vitest'

import { isId } from './ids.ts'

test('what crypto and PostgreSQL make is an id, in capitals too', () => {
  const id = crypto.randomUUID()
  expect([isId(id), isId(id.toUpperCase())]).toEqual([true, true])
})

test.each([null, undefined, '', 'new', '1', '00000000-0000-0000-0000-00000000000', '{00000000-0000-0000-0000-000000000000}'])(
  '%s is none',
  (text) => {
    expect(isId(text)).toBe(false)
  },
)

test('nor is an id with something before or behind it', () => {
  const id = crypto.randomUUID()
  for (const text of [` ${id}`, `${id}\n`, `${id}0`, `x${id}`]) expect(isId(text)).toBe(false)
})
