import { createPost } from '#features/blog/core/posts.server.ts'
import { aPost } from '#features/blog/post.factory.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as manage } from './manage.tsx'
import { action as schedule, loader as scheduled } from './scheduled.tsx'

const owner: Viewer = {
  userId: '00000000-0000-4000-8000-000000000001',
  sessionId: 's',
  email: 'owner@example.com',
  emailVerified: true,
  displayName: 'Owner',
  isAdmin: true,
  timeZone: 'Europe/Berlin',
  units: 'metric',
  dateLanguage: null,
  picture: null,
  assurance: 'aal1',
}

/** Services whose first reads fail. */
function failing(services: Services, reads: number): Services {
  let left = reads
  const select = ((...columns: []) => {
    if (left-- > 0) throw new Error('The database does not answer.')
    return services.db.select(...columns)
  }) as typeof services.db.select
  return { ...services, db: { ...services.db, select, transaction: services.db.transaction.bind(services.db) } }
}

const ask = (path: string, services: Services) =>
  routeArgs(new Request(`https://wellward.test/blog-automation/${path}`), { services, viewer: owner })

async function twoPosts(services: Services) {
  await services.db.transaction(async (tx) => {
    await createPost(services, tx, null, aPost({ title: 'Out' }), { status: 'published' })
    await createPost(services, tx, null, aPost({ title: 'Draft' }))
  })
}

test('a list that cannot be read falls back to published posts; when these cannot either, the page says so', async ({
  services,
}) => {
  await twoPosts(services)
  const shown = await manage(ask('manage', failing(services, 2)) as never)
  expect(shown.init?.status).toBe(200)
  expect(shown.data).toMatchObject({ posts: [{ title: 'Out' }], isFallback: true, failure: null, counts: null })
  const none = await manage(ask('manage', failing(services, 3)) as never)
  expect([none.init?.status, none.data.failure, none.data.posts]).toEqual([503, 'Failed to load blog posts', []])
})

test('scheduled posts that cannot be read leave the frame standing, with the words of the spec', async ({ services }) => {
  await twoPosts(services)
  const shown = await scheduled(ask('scheduled', failing(services, 9)) as never)
  expect([shown.init?.status, shown.data]).toEqual([503, { view: 'failed', failure: 'Failed to fetch scheduled posts.' }])
})

test('a plan that fails says which of the three it was, in the words of the spec', async ({ services }) => {
  const broken = { ...services, db: { ...services.db, transaction: async () => Promise.reject(new Error('gone')) } } as Services
  const id = '00000000-0000-4000-8000-000000000009'
  const said = async (fields: Record<string, string>) => {
    const answer = await schedule(
      routeArgs(formRequest('/blog-automation/scheduled', { id, ...fields }), { services: broken, viewer: owner }) as never,
    )
    const cookie = (answer as Response).headers.get('Set-Cookie')!
    return JSON.parse(Buffer.from(decodeURIComponent(/toast=([^;]*)/.exec(cookie)![1]!), 'base64').toString())[0]
  }
  expect(await said({ intent: 'publish' })).toEqual({ title: 'Failed to publish post.', kind: 'error' })
  expect(await said({ intent: 'delete' })).toEqual({ title: 'Failed to delete post.', kind: 'error' })
  expect(await said({ intent: 'schedule', day: '2026-03-09' })).toEqual({ title: 'Failed to update schedule.', kind: 'error' })
})
