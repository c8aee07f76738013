import { starterCourses } from '#content/courses.ts'
import { starterCourseRows } from '#features/courses/courses.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Services } from '#platform/services.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './courses.tsx'

const open = (services: Services, viewer: Parameters<typeof routeArgs>[1]['viewer'] = null) =>
  loader(routeArgs(new Request('https://wellward.test/courses'), { services, viewer }))

test('it lists what the table holds, for a visitor and for somebody signed in', async ({ services }) => {
  await loadStarterContent(services, [starterCourseRows])
  const titles = starterCourses.map(({ title }) => ({ title }))
  expect((await open(services)).data).toMatchObject({ courses: titles, failure: null, isSignedIn: false })
  const member = await aMember(services)
  expect((await open(services, member)).data).toMatchObject({ courses: titles, isSignedIn: true })
})

test('a list that cannot be read answers 503 with an empty list and the words of the spec', async ({ services }) => {
  await open(services)
  const broken = Object.assign(Object.create(services.db) as Services['db'], {
    select: () => {
      throw new Error('out of reach')
    },
  })
  const answer = await open({ ...services, db: broken })
  expect(answer.init?.status).toBe(503)
  expect(answer.data).toMatchObject({ courses: [], failure: 'Failed to load courses' })
  expect(answer.data.offers).toHaveLength(2)
})
