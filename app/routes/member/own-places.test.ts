import { expect, test } from 'vitest'

import { isHealthPath } from '#features/site/frame/navigation.ts'
import { addresses } from '#routes/addresses.ts'

test('every page of a member’s own numbers has a place in their navigation', () => {
  const pages = addresses
    .filter(({ path, kind }) => kind === 'page' && /^\/(dashboard|health)(\/|$)/.test(path))
    .map(({ path }) => path)
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((path) => !isHealthPath(path))).toEqual([])
})
