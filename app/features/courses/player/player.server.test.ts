import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aRecording } from '#features/courses/recordings/recording.factory.server.ts'
import { lessonCaptions, lessonCues, lessonProgress } from '#features/courses/tables.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { beginTrial, grantMembership } from '#features/membership/membership.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { findCaptions, findPlayer } from './find-player.server.ts'
import { findPlayableLesson } from './playable-lesson.server.ts'
import { recordPlayed } from './record-played.server.ts'

const film = new Uint8Array(10)
const SECONDS = 1_000

test('a player knows its recordings, captions, what is said, and where somebody was', async ({ services }) => {
  const lessonId = await aLesson(services, await aCourse(services))
  const lesson = { id: lessonId, path: '/courses/a-course/a-lesson', isPreview: false }
  const userId = await aPerson(services, 'Ann')
  expect(await findPlayer(services, lesson, userId)).toBe(null)
  await aRecording(services, lessonId, film, { isComplete: false })
  expect(await findPlayer(services, lesson, userId)).toBe(null)
  const video = await aRecording(services, lessonId, film)
  const audio = await aRecording(services, lessonId, film, { contentType: 'audio/mpeg' })
  await services.db
    .insert(lessonCaptions)
    .values({ lessonId, language: 'en', label: 'English', vtt: 'WEBVTT', updatedAt: services.clock.now() })
  await services.db
    .insert(lessonCues)
    .values({ lessonId, language: 'en', number: 0, startsMs: 0, endsMs: 900, text: 'Good evening.' })
  await recordPlayed(services, userId, { id: lessonId, durationSeconds: 100 }, { positionSeconds: 12, spans: [[0, 12]] })
  const player = await findPlayer(services, lesson, userId)
  expect(player).toMatchObject({
    recordings: [
      { kind: 'video', contentType: 'video/webm' },
      { kind: 'audio', contentType: 'audio/mpeg' },
    ],
    captions: [{ language: 'en', label: 'English', src: '/courses/a-course/a-lesson/captions/en' }],
    cues: [{ startsMs: 0, endsMs: 900, text: 'Good evening.' }],
    positionSeconds: 12,
  })
  expect(player!.recordings.map(({ src }) => src.split('?')[0])).toEqual([
    `/media/recordings/${video}`,
    `/media/recordings/${audio}`,
  ])
  expect([await findCaptions(services, lessonId, 'en'), await findCaptions(services, lessonId, 'de')]).toEqual(['WEBVTT', null])
})

test('who may play is who may take the lesson', async ({ services }) => {
  const place = await aCourse(services)
  await aLesson(services, place, { slug: 'open', isPreview: true })
  await aLesson(services, place, { slug: 'trial', opensInTrial: true })
  await aLesson(services, place, { slug: 'members' })
  await aLesson(services, place, { slug: 'draft', status: 'draft', publishedAt: null })
  const [nobody, trying, member] = [await aPerson(services, 'A'), await aPerson(services, 'B'), await aPerson(services, 'C')]
  await beginTrial(services.db, trying, services.clock.now())
  await grantMembership(services, member, null)
  const roles = { visitor: null, nobody, trying, member, owner: nobody }
  const may: Record<string, string[]> = {}
  for (const [role, userId] of Object.entries(roles)) {
    may[role] = []
    for (const lesson of ['open', 'trial', 'members', 'draft', 'nothing']) {
      const person = userId === null ? null : { userId, isAdmin: role === 'owner' }
      if (await findPlayableLesson(services, { course: 'a-course', lesson }, person)) may[role]!.push(lesson)
    }
  }
  expect(may).toEqual({
    visitor: ['open'],
    nobody: ['open'],
    trying: ['open', 'trial'],
    member: ['open', 'trial', 'members'],
    owner: ['open', 'trial', 'members', 'draft'],
  })
})

test('what was played is merged, written at most every ten seconds, and done at nine tenths for good', async ({
  services,
  clock,
}) => {
  const place = await aCourse(services)
  const lesson = { id: await aLesson(services, place), durationSeconds: 100 }
  const other = { id: await aLesson(services, place, { slug: 'other' }), durationSeconds: 100 }
  const userId = await aPerson(services, 'Ann')
  const begun = clock.now().getTime()
  const after = (seconds: number) => clock.set(new Date(begun + seconds * SECONDS))
  expect(await recordPlayed(services, userId, lesson, { positionSeconds: 50, spans: [[0, 50]] })).toEqual({
    ok: true,
    isDone: false,
  })
  after(4)
  const early = { positionSeconds: 54, spans: [[50, 54]] } as const
  expect(await recordPlayed(services, userId, lesson, early)).toEqual({ ok: false, retryAfterMs: 6_000 })
  expect(await recordPlayed(services, userId, other, early)).toEqual({ ok: false, retryAfterMs: 6_000 })
  after(10)
  expect(await recordPlayed(services, userId, lesson, { positionSeconds: 90, spans: [[50, 90]] })).toEqual({
    ok: true,
    isDone: true,
  })
  after(20)
  expect(await recordPlayed(services, userId, lesson, { positionSeconds: 3, spans: [] })).toEqual({ ok: true, isDone: true })
  expect(await services.db.select().from(lessonProgress)).toMatchObject([
    { positionSeconds: 3, watched: [[0, 90]], doneAt: new Date(begun + 10 * SECONDS), openedAt: new Date(begun) },
  ])
})
