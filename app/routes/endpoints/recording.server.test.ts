import { aCourse, aLesson } from '#features/courses/lessons/lesson.factory.server.ts'
import { addressee, recordingAddress } from '#features/courses/recordings/address.server.ts'
import { aRecording } from '#features/courses/recordings/recording.factory.server.ts'
import { partKey } from '#features/courses/recordings/recording.ts'
import type { Services } from '#services.server.ts'
import { routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { loader } from './recording.ts'

const SOMEBODY = '00000000-0000-4000-8000-00000000000f'
const body = Uint8Array.from({ length: 25 }, (_, at) => at)

/** Of a lesson that is open to all. */
async function aRecordingOfThreeParts(services: Services) {
  const lessonId = await aLesson(services, await aCourse(services), { isPreview: true })
  return aRecording(services, lessonId, body, { partBytes: 10 })
}

async function play(services: Services, id: string, headers: Record<string, string> = {}, address?: string, method = 'GET') {
  const url = new URL(address ?? recordingAddress(services, id, null), 'https://wellward.test')
  const request = new Request(url, { method, headers })
  return (await loader(
    routeArgs(request, { services, params: { id: url.pathname.split('/').at(-1)! }, pattern: '/media/recordings/:id' }),
  )) as Response
}
const bytesOf = async (answer: Response) => [...new Uint8Array(await answer.arrayBuffer())]

test('a recording is read whole, over the bounds of its parts', async ({ services }) => {
  const id = await aRecordingOfThreeParts(services)
  const answer = await play(services, id)
  expect([answer.status, answer.headers.get('Content-Length'), answer.headers.get('Content-Type')]).toEqual([
    200,
    '25',
    'video/webm',
  ])
  expect(await bytesOf(answer)).toEqual([...body])
})

test.for([
  ['bytes=0-', 0, 24],
  ['bytes=0-9', 0, 9],
  ['bytes=8-21', 8, 21],
  ['bytes=20-400', 20, 24],
  ['bytes=-3', 22, 24],
] as const)('%s is answered with just these bytes', async ([range, from, to], { services }) => {
  const answer = await play(services, await aRecordingOfThreeParts(services), { Range: range })
  expect([answer.status, answer.headers.get('Content-Range')]).toEqual([206, `bytes ${from}-${to}/25`])
  expect(answer.headers.get('Content-Length')).toBe(String(to - from + 1))
  expect(await bytesOf(answer)).toEqual([...body.subarray(from, to + 1)])
})

test('a range behind the end is none of it', async ({ services }) => {
  const answer = await play(services, await aRecordingOfThreeParts(services), { Range: 'bytes=25-' })
  expect([answer.status, answer.headers.get('Content-Range'), await answer.text()]).toEqual([416, 'bytes */25', ''])
})

test('several ranges, other units, nonsense and a range of another recording are answered with the whole', async ({
  services,
}) => {
  const id = await aRecordingOfThreeParts(services)
  const asked = [
    { Range: 'bytes=0-1,4-5' },
    { Range: 'seconds=0-1' },
    { Range: 'x' },
    { Range: 'bytes=0-1', 'If-Range': '"other"' },
  ]
  for (const headers of asked) expect([headers, (await play(services, id, headers)).status]).toEqual([headers, 200])
  expect((await play(services, id, { Range: 'bytes=0-1', 'If-Range': `"${id}"` })).status).toBe(206)
})

test('a look at its head reads nothing', async ({ services }) => {
  const answer = await play(services, await aRecordingOfThreeParts(services), {}, undefined, 'HEAD')
  expect([answer.status, answer.headers.get('Content-Length'), answer.body]).toEqual([200, '25', null])
})

test('an address that was changed, was made for somebody else or has run out leads nowhere', async ({ services, clock }) => {
  const id = await aRecordingOfThreeParts(services)
  const own = recordingAddress(services, id, SOMEBODY)
  const open = recordingAddress(services, id, null)
  const other = await aRecordingOf(services)
  const wrong = [
    `/media/recordings/${id}`,
    own,
    open.replace('anyone', SOMEBODY),
    open.slice(0, -1),
    open.replace(`/recordings/${id}`, `/recordings/${other}`),
    `/media/recordings/nothing?pass=x`,
  ]
  for (const address of wrong) expect([address, (await play(services, id, {}, address)).status]).toEqual([address, 404])
  expect(addressee(services, id, new URL(own, 'https://wellward.test').searchParams.get('pass')!)).toBe(SOMEBODY)
  expect((await play(services, id, {}, open)).status).toBe(200)
  clock.set(new Date(clock.now().getTime() + 4 * 60 * 60 * 1000))
  expect((await play(services, id, {}, open)).status).toBe(404)
})

async function aRecordingOf(services: Services) {
  const place = await aCourse(services, { slug: 'another' })
  return aRecording(services, await aLesson(services, place), body)
}

test('what has not come whole is not there, and a part that is gone breaks the answer off', async ({ services }) => {
  const id = await aRecordingOfThreeParts(services)
  await services.files.delete(partKey(id, 2))
  const answer = await play(services, id)
  await expect(answer.arrayBuffer()).rejects.toThrow('A part of the recording is gone.')
  const half = await aRecording(services, await aLesson(services, await aCourse(services, { slug: 'half' })), body, {
    isComplete: false,
  })
  expect((await play(services, half)).status).toBe(404)
})
