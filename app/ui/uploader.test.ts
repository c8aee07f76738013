import { expect, test } from 'vitest'

import { formatBytes } from '#base/format-bytes.ts'

import { uploader, type UploadState } from './uploader.ts'

test('lengths are said as people say them', () => {
  expect([0, 12, 480_000, 4_200_000, 61_000_000, 2_147_483_648].map(formatBytes)).toEqual([
    '0 kB',
    '1 kB',
    '480 kB',
    '4.2 MB',
    '61 MB',
    '2.1 GB',
  ])
})

const file = {
  name: 'a.webm',
  type: 'video/webm',
  size: 25,
  lastModified: 7,
  slice: (from: number, to: number) => new Blob(['x'.repeat(to - from)]),
}

/** A server that has some parts already, and answers each request as it is told to, else well. */
function aServer(answers: (Response | 'nothing')[], parts: number[] = []) {
  const asked: string[] = []
  const fetch = async (address: unknown, { body }: RequestInit = {}) => {
    asked.push(`${String(address)}${body instanceof Blob ? ` ${body.size}` : ''}`)
    const answer = answers.shift()
    if (answer === 'nothing') throw new TypeError('no network')
    return answer ?? Response.json({ id: 'id', partBytes: 10, parts })
  }
  return { asked, fetch: fetch as typeof globalThis.fetch }
}

function sending({ fetch }: ReturnType<typeof aServer>, onWait = () => {}) {
  const states: UploadState[] = []
  const waits: number[] = []
  const over = Promise.withResolvers<UploadState>()
  const upload = uploader(file, {
    address: '/admin/recordings',
    person: {},
    fetch,
    tell: (state) => {
      states.push(state)
      if (state.phase === 'done' || state.phase === 'failed') over.resolve(state)
    },
    wait: async (ms) => {
      waits.push(ms)
      onWait()
    },
  })
  return { upload, states, waits, over: over.promise }
}

test('the parts that are missing are sent, each with its length, and then the end', async () => {
  const server = aServer([], [1])
  const { upload, states, over } = sending(server)
  upload.go()
  expect(await over).toMatchObject({ phase: 'done', id: 'id' })
  expect(server.asked).toEqual([
    '/admin/recordings',
    '/admin/recordings/id/parts/0 10',
    '/admin/recordings/id/parts/2 5',
    '/admin/recordings/id',
  ])
  expect(states.map((state) => ('sentBytes' in state ? state.sentBytes : state.phase))).toEqual([0, 10, 20, 25, 'done'])
})

test('a part that does not arrive is sent again after growing pauses', async () => {
  const server = aServer([
    Response.json({ id: 'id', partBytes: 25, parts: [] }),
    'nothing',
    new Response('', { status: 503 }),
    new Response('', { status: 429 }),
  ])
  const { upload, states, waits, over } = sending(server)
  upload.go()
  expect(await over).toMatchObject({ phase: 'done', id: 'id' })
  expect(waits).toEqual([1_000, 2_000, 5_000])
  expect(states.map(({ phase }) => phase)).toContain('waiting')
  expect(server.asked.filter((line) => line.includes('/parts/0'))).toHaveLength(4)
})

test('what the server refuses ends it with the server’s words, and a session that is over with ours', async () => {
  const refusal = sending(aServer([Response.json({ problem: 'This file is empty.' }, { status: 400 })]))
  refusal.upload.go()
  expect(await refusal.over).toEqual({ phase: 'failed', problem: 'This file is empty.' })
  const signedOut = sending(aServer([new Response('', { status: 401 })]))
  signedOut.upload.go()
  expect(await signedOut.over).toMatchObject({ phase: 'failed', problem: expect.stringContaining('You are signed out.') })
})

test('a pause while it waits for the site stays a pause', async () => {
  const { upload, states, waits } = sending(aServer(['nothing', 'nothing']), () => upload.pause())
  upload.go()
  await expect.poll(() => waits).toEqual([1_000])
  await expect.poll(() => states.at(-1)).toEqual({ phase: 'paused', sentBytes: 0 })
})

test('a pause stops what is under way, and going on asks anew what is there', async () => {
  const server = aServer([])
  const { upload, states, over } = sending(server)
  upload.go()
  upload.pause()
  expect(states.at(-1)).toEqual({ phase: 'paused', sentBytes: 0 })
  await expect.poll(() => server.asked).toEqual(['/admin/recordings'])
  upload.go()
  expect(await over).toMatchObject({ phase: 'done', id: 'id' })
  expect(server.asked.filter((line) => line === '/admin/recordings')).toHaveLength(2)
})
