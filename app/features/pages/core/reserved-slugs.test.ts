import { expect, test } from 'vitest'

import { addresses } from '#routes/addresses.ts'

import { reservedSlugs } from './reserved-slugs.ts'

test('no page of the owner’s own can stand where another part of the site does', () => {
  const first = addresses.map(({ path }) => path.split('/')[1]!).filter((part) => /^[a-z0-9-]+$/.test(part))
  expect([...new Set(first)].filter((part) => !reservedSlugs.has(part))).toEqual([])
})
