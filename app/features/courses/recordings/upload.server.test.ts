import { eq } from 'drizzle-orm'

import { anAuthor } from '#features/courses/authoring/author.factory.server.ts'
import { lessonRecordings } from '#features/courses/core/tables.server.ts'
import { courseJobs } from '#features/courses/jobs.server.ts'
import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { accessAs } from '#features/membership/core/access.ts'
import { PART_BYTES } from '#platform/file-parts.ts'
import type { Services } from '#services.server.ts'
import type { SentJob } from '#tests/support/recording-services.ts'
import { withSlowStore } from '#tests/support/slow-store.ts'
import { expect, test } from '#tests/support/test.ts'

import { findPlayable } from './read-recording.server.ts'
import { partKey } from './recording.ts'
import { beginUpload, deleteRecording, finishUpload, sweepUploads, takeRecordingPart } from './upload.server.ts'

const NOTHING = '00000000-0000-4000-8000-000000000000'
const LAST = 1_000
/** Two parts and a bit, with the head of a WebM. */
const film = new Uint8Array(2 * PART_BYTES + LAST)
film.set([0x1a, 0x45, 0xdf, 0xa3])
const part = (number: number, of = film) => of.subarray(number * PART_BYTES, (number + 1) * PART_BYTES)
const described = { name: 'light.webm', type: 'video/webm', bytes: film.length, changedAt: 1_700_000_000_123 }

async function aPlace(services: Services) {
  const by = await anAuthor(services)
  const lessonId = await aLesson(services, await aCourse(services))
  const begin = async (changes: Partial<typeof described> = {}) => {
    const begun = await beginUpload(services, by, lessonId, { ...described, ...changes })
    if (!begun.ok) throw new Error(begun.reason)
    return begun
  }
  return { by, lessonId, begin, finish: (id: string) => finishUpload(services, by, id) }
}

const ours = (sent: SentJob[]) => sent.filter(({ name }) => name.startsWith('courses.'))

async function doJobs(services: Services, sent: SentJob[]) {
  for (const { name, payload } of ours(sent)) await courseJobs.find(({ job }) => job.name === name)!.run(services, payload)
  sent.length = 0
}

const author = { seesDrafts: true, access: accessAs('member', new Date()) }

test('parts come in any order, one of them twice, and are the recording once all are there', async ({ services }) => {
  const { begin, finish } = await aPlace(services)
  const { id, partBytes, parts } = await begin()
  expect([partBytes, parts]).toEqual([PART_BYTES, []])
  for (const number of [2, 0, 0]) expect(await takeRecordingPart(services, id, number, part(number))).toBe('taken')
  expect(await findPlayable(services, id, author)).toBeNull()
  expect(await finish(id)).toBe('parts are missing')
  expect(await takeRecordingPart(services, id, 1, part(1))).toBe('taken')
  expect(await finish(id)).toBe('done')
  expect(await findPlayable(services, id, author)).toMatchObject({ contentType: 'video/webm', bytes: film.length })
  expect((await services.files.get(partKey(id, 2)))!.body).toHaveLength(LAST)
  expect(await takeRecordingPart(services, id, 1, part(1))).toBe('complete')
  expect(await finish(id)).toBe('done')
})

test('nobody waits for a slow store: what is finished or deleted meanwhile stays as it is', async ({ services }) => {
  const { by, begin, finish } = await aPlace(services)
  const during = (meanwhile: () => Promise<unknown>) => withSlowStore(services, meanwhile)
  const { id } = await begin()
  for (const number of [0, 1, 2]) await takeRecordingPart(services, id, number, part(number))
  expect(
    await takeRecordingPart(
      during(() => finish(id)),
      id,
      2,
      part(2),
    ),
  ).toBe('complete')
  expect((await services.files.get(partKey(id, 2)))!.body).toHaveLength(LAST)
  const other = await begin({ name: 'other.webm' })
  const deleting = during(() => deleteRecording(services, by, other.id))
  expect(await takeRecordingPart(deleting, other.id, 0, part(0))).toBe('gone')
  expect(await services.files.get(partKey(other.id, 0))).toBeNull()
})

test('the same file goes on where it stopped, and any other begins anew', async ({ services, clock }) => {
  const { begin } = await aPlace(services)
  const { id } = await begin()
  await takeRecordingPart(services, id, 1, part(1))
  clock.set('2026-03-05T09:30:00Z')
  expect(await begin()).toMatchObject({ id, parts: [1] })
  const others = [
    await begin({ name: 'dark.webm' }),
    await begin({ bytes: film.length + 1 }),
    await begin({ changedAt: 1_700_000_000_124 }),
  ]
  expect(new Set([id, ...others.map((other) => other.id)]).size).toBe(4)
  for (const other of others) expect(other.parts).toEqual([])
})

test('a part of another length, or of no number of it, is not taken', async ({ services }) => {
  const { begin } = await aPlace(services)
  const { id } = await begin()
  const wrong: [number, Uint8Array][] = [
    [0, part(0).subarray(1)],
    [0, new Uint8Array(0)],
    [1, part(2)],
    [2, part(1)],
    [3, part(2)],
    [-1, part(0)],
    [0.5, part(0)],
    [Number.NaN, part(0)],
  ]
  for (const [number, body] of wrong) {
    expect([number, await takeRecordingPart(services, id, number, body)]).toEqual([number, 'wrong length'])
  }
  expect(await begin()).toMatchObject({ parts: [] })
})

test('what is not there takes no parts and is not finished', async ({ services }) => {
  const { by, finish } = await aPlace(services)
  for (const id of [NOTHING, 'nothing']) {
    expect(await takeRecordingPart(services, id, 0, part(0))).toBe('gone')
    expect(await finish(id)).toBe('gone')
    expect(await deleteRecording(services, by, id)).toBe(false)
    expect(await beginUpload(services, by, id, described)).toEqual({ ok: false, reason: 'gone' })
  }
})

test.for([
  [{ name: 'a.mov', type: 'video/quicktime' }, 'Please choose an MP4 or WebM video, or an MP3 or M4A audio file.'],
  [{ name: 'a.mp4', type: 'text/html' }, 'Please choose an MP4 or WebM video, or an MP3 or M4A audio file.'],
  [{ bytes: 0 }, 'This file is empty.'],
  [{ bytes: 4 * 1024 ** 3 + 1 }, 'This file is larger than 4 GB. Please make it smaller first.'],
] as const)('%j is not begun', async ([changes, problem], { services }) => {
  const { by, lessonId } = await aPlace(services)
  expect(await beginUpload(services, by, lessonId, { ...described, ...changes })).toEqual({
    ok: false,
    reason: 'refused',
    problem,
  })
})

test('a file that only calls itself a film is thrown away', async ({ services, sent }) => {
  const { begin, finish } = await aPlace(services)
  const { id } = await begin({ bytes: 9 })
  await takeRecordingPart(services, id, 0, new TextEncoder().encode('<html>!!!'))
  expect(await finish(id)).toBe('not its type')
  await doJobs(services, sent)
  expect(await services.files.get(partKey(id, 0))).toBeNull()
  expect(await finish(id)).toBe('gone')
})

test('a film takes the place of the film, once all of it is there, and leaves the sound alone', async ({ services, sent }) => {
  const { begin, finish } = await aPlace(services)
  const small = (head: number[]) => Uint8Array.from([...head, 0, 0, 0, 0, 0])
  const send = async (name: string, type: string, body: Uint8Array) => {
    const { id } = await begin({ name, type, bytes: body.length })
    await takeRecordingPart(services, id, 0, body)
    return id
  }
  const first = await send('one.webm', 'video/webm', small([0x1a, 0x45, 0xdf, 0xa3]))
  const sound = await send('one.mp3', 'audio/mpeg', small([0x49, 0x44, 0x33]))
  expect([await finish(first), await finish(sound)]).toEqual(['done', 'done'])
  const second = await send('two.mp4', 'video/mp4', small([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70]))
  expect(await findPlayable(services, first, author)).not.toBeNull()
  expect(await finish(second)).toBe('done')
  expect([await findPlayable(services, first, author), (await findPlayable(services, sound, author))?.id]).toEqual([null, sound])
  expect(await services.files.get(partKey(first, 0))).not.toBeNull()
  await doJobs(services, sent)
  expect(await services.files.get(partKey(first, 0))).toBeNull()
  expect(await services.files.get(partKey(second, 0))).not.toBeNull()
})

test('uploads that waited for more than 7 days are swept, recordings never', async ({ services, sent, clock }) => {
  const { begin, finish } = await aPlace(services)
  const done = await begin({ name: 'done.webm', bytes: 10 })
  await takeRecordingPart(services, done.id, 0, film.subarray(0, 10))
  await finish(done.id)
  const half = await begin()
  await takeRecordingPart(services, half.id, 1, part(1))
  clock.set('2026-03-09T09:30:00Z')
  await sweepUploads(services)
  expect(ours(sent)).toEqual([])
  clock.set('2026-03-09T09:30:01Z')
  await sweepUploads(services)
  await doJobs(services, sent)
  expect(await services.files.get(partKey(half.id, 1))).toBeNull()
  const left = await services.db.select({ id: lessonRecordings.id }).from(lessonRecordings)
  expect(left).toEqual([{ id: done.id }])
})

test('a deleted recording is gone at once, and its files after it', async ({ services, sent }) => {
  const { by, begin, finish } = await aPlace(services)
  const { id } = await begin({ bytes: 10 })
  await takeRecordingPart(services, id, 0, film.subarray(0, 10))
  await finish(id)
  expect(await deleteRecording(services, by, id)).toBe(true)
  expect(await services.db.$count(lessonRecordings, eq(lessonRecordings.id, id))).toBe(0)
  await doJobs(services, sent)
  expect(await services.files.get(partKey(id, 0))).toBeNull()
})
