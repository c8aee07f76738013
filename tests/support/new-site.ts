import { starterPostRows } from '#features/blog/starter-posts.server.ts'
import { syncIndex } from '#features/chat/index/sync-index.server.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { starterProductRows } from '#features/shop/starter-products.server.ts'

import { test as base } from './test.ts'

/** Tests on a site with everything that a new one has, in the index of its assistant: made once a file. */
export const test = base.extend('newSite', { scope: 'file', auto: true }, async ({ fileServices: services }) => {
  const now = services.clock.now()
  for (const part of [starterCourseRows, starterPostRows, starterProductRows]) {
    await services.db.transaction((tx) => part.load(tx, now, services))
  }
  await syncIndex(services)
})
