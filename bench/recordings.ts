import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { recordingAddress } from '#features/courses/recordings/address.server.ts'
import { PART_BYTES, partCount, partLength } from '#platform/file-parts.ts'
import { keptSecret } from '#platform/secret.server.ts'
import { OWNER, type Product } from '#tests/support/product.ts'

import { proportionalMemory } from './processes.ts'
import type { Figure } from './table.ts'

const BYTES = 2 * 1024 ** 3
/** As a browser asks while it plays. */
const RANGE = 8 * 1024 * 1024
const LOOK_EVERY_MS = 100

/** A file of 2 GB is sent in parts and read back by ranges; what counts is the memory of the process that does it. */
export async function benchRecordings(product: Product, note: (figure: Figure) => void): Promise<void> {
  const { origin, pid, dataDir } = product
  const cookie = await signIn(origin)
  const lessonId = await findLesson(origin, cookie)
  const send = postTo(origin, cookie)
  await send('/admin/courses', '')
  await sleep(2_000)

  const idle = proportionalMemory(pid)
  const upload = await watchMemory(pid, idle, () => sendRecording(send, lessonId))
  noteMemory(note, 'sending a recording of 2 GB', upload)
  note({
    what: 'sending a recording of 2 GB',
    measured: BYTES / 1e6 / upload.seconds,
    goal: { atLeast: 10 },
    unit: 'MB a second',
  })

  await sleep(2_000)
  const services = { clock: { now: () => new Date() }, secret: keptSecret(dataDir) }
  const address = origin + recordingAddress(services, upload.result, null)
  const playback = await watchMemory(pid, idle, () => readRecording(address))
  noteMemory(note, 'playing it from beginning to end, four at a time', playback)
}

interface Watched<Result> {
  readonly result: Result
  readonly seconds: number
  /** At most, beyond what there was before anything was sent. */
  readonly extraBytes: number
}

async function watchMemory<Result>(pid: number, idle: number, work: () => Promise<Result>): Promise<Watched<Result>> {
  let most = idle
  const timer = setInterval(() => (most = Math.max(most, proportionalMemory(pid))), LOOK_EVERY_MS)
  const begun = performance.now()
  try {
    const result = await work()
    return { result, seconds: (performance.now() - begun) / 1000, extraBytes: most - idle }
  } finally {
    clearInterval(timer)
  }
}

function noteMemory(note: (figure: Figure) => void, what: string, { extraBytes }: Watched<unknown>): void {
  note({ what: `${what}: extra memory of the web process (PSS)`, measured: extraBytes / 1e6, goal: { atMost: 100 }, unit: 'MB' })
}

type Send = (path: string, body: URLSearchParams | Uint8Array | string) => Promise<{ id?: string }>

async function sendRecording(send: Send, lessonId: string): Promise<string> {
  const file = { name: 'bench.webm', type: 'video/webm', bytes: String(BYTES), changedAt: '0' }
  const { id } = await send('/admin/recordings', new URLSearchParams({ lesson: lessonId, ...file }))
  const part = new Uint8Array(PART_BYTES).map((_, at) => at % 251)
  part.set([0x1a, 0x45, 0xdf, 0xa3])
  for (let number = 0; number < partCount(BYTES, PART_BYTES); number++) {
    await send(`/admin/recordings/${id!}/parts/${number}`, part.subarray(0, partLength(BYTES, PART_BYTES, number)))
  }
  await send(`/admin/recordings/${id!}`, new URLSearchParams({ do: 'finish' }))
  return id!
}

/** Four players, each with a quarter of it. */
async function readRecording(address: string): Promise<void> {
  const quarter = BYTES / 4
  await Promise.all(
    [0, 1, 2, 3].map(async (player) => {
      for (let from = player * quarter; from < (player + 1) * quarter; from += RANGE)
        await readRange(address, from, from + RANGE - 1)
    }),
  )
}

/** Over `node:http`, which hands on what comes without keeping it. */
function readRange(address: string, from: number, to: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { headers: { Range: `bytes=${from}-${to}` } }, (answer) => {
      let length = 0
      answer.on('data', (chunk: Buffer) => (length += chunk.length))
      answer.on('end', () =>
        answer.statusCode === 206 && length === to - from + 1
          ? resolve()
          : reject(new Error(`The range from ${from} answered ${answer.statusCode} with ${length} bytes.`)),
      )
      answer.on('error', reject)
    })
    asking.on('error', reject)
    asking.end()
  })
}

function postTo(origin: string, cookie: string): Send {
  return async (path, body) => {
    const headers = {
      Origin: origin,
      Cookie: cookie,
      ...(body instanceof Uint8Array && { 'Content-Type': 'application/octet-stream' }),
    }
    if (body === '') return (await fetch(origin + path, { headers }).then((answer) => answer.arrayBuffer()), {})
    const answer = await fetch(origin + path, { method: 'POST', body: body as BodyInit, headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { id?: string }
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({ email: OWNER.email, password: OWNER.password }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

/** Any lesson of the starter library. */
async function findLesson(origin: string, cookie: string): Promise<string> {
  const page = async (path: string) => (await fetch(origin + path, { headers: { Cookie: cookie } })).text()
  const [, courseId] = /\/admin\/courses\/([\da-f-]{36})/.exec(await page('/admin/courses')) ?? []
  const [, lessonId] = /\/admin\/courses\/lessons\/([\da-f-]{36})/.exec(await page(`/admin/courses/${courseId}`)) ?? []
  if (!lessonId) throw new Error('There is no lesson to send a recording for.')
  return lessonId
}
