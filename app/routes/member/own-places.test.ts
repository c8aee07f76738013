import { expect, test } from 'vitest'

import { isHealthPath } from '#features/site/frame/navigation.ts'
import { permissions } from '#routes/permissions.ts'

/** Files and parts of files, which no page shows. */
const NO_PAGE = /:file$|\/file$|uploads/

test('every page of a member’s own numbers has a place in their navigation', () => {
  const pages = Object.keys(permissions).filter((path) => /^\/(dashboard|health)(\/|$)/.test(path) && !NO_PAGE.test(path))
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((path) => !isHealthPath(path))).toEqual([])
})
