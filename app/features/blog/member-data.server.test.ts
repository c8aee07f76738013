import { eq } from 'drizzle-orm'

import { Browser, haveSignedUp } from '#features/identity/account.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { posts } from './core/tables.server.ts'
import { blogData } from './member-data.server.ts'
import { aStoredPost } from './post.factory.server.ts'

test('the erasure of whoever reviewed a post reaches the pages that are kept, that of anybody else does not', async ({
  services,
}) => {
  const userId = await haveSignedUp(services, new Browser())
  const { id } = await aStoredPost(services, { title: 'Read' })
  let words = 0
  const stop = services.broadcast.subscribe('pages', () => (words += 1))
  const erase = () => services.db.transaction((tx) => blogData.erase(services, tx, { userId }))
  await erase()
  expect(words).toBe(0)
  await services.db.update(posts).set({ reviewedBy: userId }).where(eq(posts.id, id))
  await erase()
  expect(words).toBe(1)
  stop()
})
