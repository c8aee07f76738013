import { lessonProgress } from '#features/courses/core/tables.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { aRecording } from '#features/courses/recordings/recording.factory.server.ts'
import { aPerson } from '#features/identity/people/people.factory.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { someCaptions } from './captions.factory.server.ts'
import { findCaptions, findPlayer } from './find-player.server.ts'
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
  await someCaptions(services, lessonId, 'Good evening.')
  await recordPlayed(
    services,
    userId,
    { id: lessonId, durationSeconds: 100 },
    { positionSeconds: 12, spans: [[0, 12]], lastsSeconds: null },
  )
  const player = await findPlayer(services, lesson, userId)
  expect(player).toMatchObject({
    recordings: [
      { kind: 'video', contentType: 'video/webm' },
      { kind: 'audio', contentType: 'audio/mpeg' },
    ],
    captions: [{ language: 'en', label: 'English', src: '/courses/a-course/a-lesson/captions/en' }],
    cues: [{ startsMs: 0, endsMs: 3_900, text: 'Good evening.' }],
    positionSeconds: 12,
  })
  expect(player!.recordings.map(({ src }) => src.split('?')[0])).toEqual([
    `/media/recordings/${video}`,
    `/media/recordings/${audio}`,
  ])
  expect([await findCaptions(services, lessonId, 'en'), await findCaptions(services, lessonId, 'de')]).toEqual([
    expect.stringContaining('Good evening.'),
    null,
  ])
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
  expect(await recordPlayed(services, userId, lesson, { positionSeconds: 50, spans: [[0, 50]], lastsSeconds: null })).toEqual({
    ok: true,
    isDone: false,
  })
  after(4)
  const early = { positionSeconds: 54, spans: [[50, 54]], lastsSeconds: null } as const
  expect(await recordPlayed(services, userId, lesson, early)).toEqual({ ok: false, retryAfterMs: 6_000 })
  expect(await recordPlayed(services, userId, other, early)).toEqual({ ok: false, retryAfterMs: 6_000 })
  after(10)
  expect(await recordPlayed(services, userId, lesson, { positionSeconds: 90, spans: [[50, 90]], lastsSeconds: null })).toEqual({
    ok: true,
    isDone: true,
  })
  after(20)
  expect(await recordPlayed(services, userId, lesson, { positionSeconds: 3, spans: [], lastsSeconds: null })).toEqual({
    ok: true,
    isDone: true,
  })
  expect(await services.db.select().from(lessonProgress)).toMatchObject([
    { positionSeconds: 3, watched: [[0, 90]], doneAt: new Date(begun + 10 * SECONDS), openedAt: new Date(begun) },
  ])
})

test('a text that is read as well takes nothing from who has seen the whole film, nor has a lesson to say how long it lasts', async ({
  services,
  clock,
}) => {
  const place = await aCourse(services)
  const userId = await aPerson(services, 'Ann')
  const told = { positionSeconds: 90, spans: [[0, 90]], lastsSeconds: 100 } as const
  const longer = { id: await aLesson(services, place), durationSeconds: 900 }
  expect(await recordPlayed(services, userId, longer, told)).toEqual({ ok: true, isDone: true })
  clock.set(new Date(clock.now().getTime() + 10 * SECONDS))
  const unsaid = { id: await aLesson(services, place, { slug: 'unsaid' }), durationSeconds: 0 }
  expect(await recordPlayed(services, userId, unsaid, told)).toEqual({ ok: true, isDone: true })
})
