import { sql } from 'drizzle-orm'

import { expect, test } from '#tests/support/test.ts'

import { anywhere } from './like-pattern.ts'

test.for([
  ['50 % off', '0 %', true],
  ['50 of them', '0 %', false],
  ['a_b', '_', true],
  ['a-b', '_', false],
  [String.raw`a\b`, '\\', true],
  ['ab', '', true],
] as const)('“%s” holds “%s”: %s', async ([text, part, answer], { services }) => {
  const { rows } = await services.db.execute(sql`select ${text}::text like ${anywhere(part)} as "isFound"`)
  expect(rows).toEqual([{ isFound: answer }])
})
