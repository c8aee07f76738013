import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { someCaptions } from '#features/courses/player/captions.factory.server.ts'
import { aRecording } from '#features/courses/recordings/recording.factory.server.ts'
import { aMember } from '#features/health/member.factory.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { beginTrial, grantMembership } from '#features/membership/core/membership.server.ts'
import { loader as lessonLoader } from '#routes/public/lesson.tsx'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader as captions } from './lesson-captions.ts'
import { action as played } from './lesson-played.ts'

const lessons = {
  open: { isPreview: true },
  trial: { opensInTrial: true },
  members: {},
  draft: { status: 'draft', publishedAt: null },
} as const

async function aSpokenCourse(services: Services): Promise<void> {
  const place = await aCourse(services)
  for (const [slug, changes] of Object.entries(lessons)) {
    const lessonId = await aLesson(services, place, { slug, ...changes })
    await aRecording(services, lessonId, new Uint8Array(10))
    await someCaptions(services, lessonId, 'Hark, the whipbird.')
  }
}

/** What somebody gets of each lesson: its captions, a place for what was played, and the address of its recording. */
async function walk(services: Services, viewer: Viewer | null): Promise<string> {
  const got: string[] = []
  for (const lesson of [...Object.keys(lessons), 'nothing']) {
    const params = { course: 'a-course', lesson, language: 'en' }
    const address = `https://wellward.test/courses/a-course/${lesson}`
    const heard = (await captions(routeArgs(new Request(`${address}/captions/en`), { services, viewer, params }))) as Response
    const body = JSON.stringify({ positionSeconds: 1, spans: [[0, 1]] })
    const told = new Request(`${address}/played`, { method: 'POST', body })
    const kept = (await played(routeArgs(told, { services, viewer, params }))) as Response
    const page = JSON.stringify(
      await lessonLoader(routeArgs(new Request(address), { services, viewer, params })).catch(() => 'not there'),
    )
    const words = (await heard.text()).includes('whipbird') ? 'captions' : 'none'
    // One write in ten seconds: the lessons after the first are told to wait, and so they were found.
    const place = [200, 202].includes(kept.status) ? 'kept' : kept.status
    got.push([words, place, page.includes('/media/recordings/') ? 'plays' : 'still', page.includes('whipbird')].join(' '))
  }
  return got.join(', ')
}

const all = 'captions kept plays true'
const none = 'none 404 still false'
const nothing = `${none}, ${none}`

test('captions, recordings and transcripts are for those who may take the lesson', async ({ services }) => {
  await aSpokenCourse(services)
  expect(await walk(services, null)).toBe(
    `captions 401 plays true, none 401 still false, none 401 still false, none 401 still false, none 401 still false`,
  )
  expect(await walk(services, await aMember(services))).toBe(`${all}, ${none}, ${none}, ${nothing}`)
  const trying = await aMember(services)
  await beginTrial(services.db, trying.userId, services.clock.now())
  expect(await walk(services, trying)).toBe(`${all}, ${all}, ${none}, ${nothing}`)
  const member = await aMember(services)
  await grantMembership(services, member.userId, null)
  expect(await walk(services, member)).toBe(`${all}, ${all}, ${all}, ${nothing}`)
  expect(await walk(services, await aMember(services, { isAdmin: true }))).toBe(`${all}, ${all}, ${all}, ${all}, ${none}`)
})
