import { starterCourses } from '#content/courses.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { starterLessonRows } from '#features/courses/lessons/starter-lessons.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import { beginTrial, grantMembership } from '#features/membership/core/membership.server.ts'
import { loadStarterContent } from '#platform/starter-content.server.ts'
import type { Services } from '#services.server.ts'
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

test('who has access gets their courses, and the page of the spec one link below; nobody else does', async ({
  services,
  clock,
}) => {
  await loadStarterContent(services, [starterCourseRows, starterLessonRows])
  const isInside = async (viewer: Parameters<typeof routeArgs>[1]['viewer'], query = '') => {
    const request = new Request(`https://wellward.test/courses${query}`)
    const { data } = await loader(routeArgs(request, { services, viewer: viewer ?? null }))
    return 'isInside' in data && data.isInside === true
  }
  const [none, trial, granted] = [await aMember(services), await aMember(services), await aMember(services)]
  await beginTrial(services.db, trial.userId, clock.now())
  await grantMembership(services, granted.userId, null)
  expect([await isInside(null), await isInside(none), await isInside(trial), await isInside(granted)]).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([
    await isInside(trial, '?view=all'),
    await isInside(trial, '?view=other'),
    await isInside(granted, '?view=all'),
  ]).toEqual([false, true, false])
  clock.set('2026-03-09T09:30:00Z')
  expect([await isInside(trial), await isInside(granted)]).toEqual([false, true])
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
