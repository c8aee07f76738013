import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { eq } from 'drizzle-orm'

import { recordingAddress } from '#features/courses/recordings/address.server.ts'
import { users } from '#features/identity/core/tables.server.ts'
import { PART_BYTES } from '#platform/file-parts.ts'
import { readOrCreateSecret } from '#platform/secret.server.ts'
import { inDatabaseOf } from '#tests/support/product-database.ts'
import { OWNER, type Product } from '#tests/support/product.ts'

import { proportionalMemory } from './processes.ts'
import { noteMemory, postTo, sendInParts, signIn, watchMemory } from './sending.ts'
import type { Figure } from './table.ts'

const BYTES = 2 * 1024 ** 3
/** As a browser asks while it plays. */
const RANGE = 8 * 1024 * 1024

/** A file of 2 GB is sent in parts and read back by ranges; what counts is the memory of the process that does it. */
export async function benchRecordings(product: Product, note: (figure: Figure) => void): Promise<void> {
  const { origin, pid, dataDir } = product
  const cookie = await signIn(origin)
  const lessonId = await findLesson(origin, cookie)
  await fetch(`${origin}/admin/courses`, { headers: { Cookie: cookie } }).then((answer) => answer.arrayBuffer())
  await sleep(2_000)

  const idle = proportionalMemory(pid)
  const upload = await watchMemory(pid, idle, () => sendRecording(origin, cookie, lessonId))
  noteMemory(note, 'sending a recording of 2 GB', upload, 100)
  note({
    what: 'sending a recording of 2 GB',
    measured: BYTES / 1e6 / upload.seconds,
    goal: { atLeast: 10 },
    unit: 'MB a second',
  })

  await sleep(2_000)
  const services = { clock: { now: () => new Date() }, secret: readOrCreateSecret(dataDir) }
  const owner = await inDatabaseOf(dataDir, ({ db }) =>
    db.select({ id: users.id }).from(users).where(eq(users.email, OWNER.email)),
  )
  const address = origin + recordingAddress(services, upload.result, owner[0]!.id)
  const playback = await watchMemory(pid, idle, () => readRecording(address, cookie))
  noteMemory(note, 'playing it from beginning to end, four at a time', playback, 100)
}

async function sendRecording(origin: string, cookie: string, lessonId: string): Promise<string> {
  const part = new Uint8Array(PART_BYTES).map((_, at) => at % 251)
  part.set([0x1a, 0x45, 0xdf, 0xa3])
  const about = { lesson: lessonId, name: 'bench.webm', type: 'video/webm' }
  return sendInParts(postTo(origin, cookie), { address: '/admin/recordings', about, bytes: BYTES }, (_from, length) =>
    part.subarray(0, length),
  )
}

/** Four players, each with a quarter of it. */
async function readRecording(address: string, cookie: string): Promise<void> {
  const quarter = BYTES / 4
  await Promise.all(
    [0, 1, 2, 3].map(async (player) => {
      for (let from = player * quarter; from < (player + 1) * quarter; from += RANGE)
        await readRange(address, cookie, from, from + RANGE - 1)
    }),
  )
}

/** Over `node:http`, which hands on what comes without keeping it. */
function readRange(address: string, cookie: string, from: number, to: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { headers: { Range: `bytes=${from}-${to}`, Cookie: cookie } }, (answer) => {
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

/** Any lesson of the starter library. */
async function findLesson(origin: string, cookie: string): Promise<string> {
  const page = async (path: string) => (await fetch(origin + path, { headers: { Cookie: cookie } })).text()
  const [, courseId] = /\/admin\/courses\/([\da-f-]{36})/.exec(await page('/admin/courses')) ?? []
  const [, lessonId] = /\/admin\/courses\/lessons\/([\da-f-]{36})/.exec(await page(`/admin/courses/${courseId}`)) ?? []
  if (!lessonId) throw new Error('There is no lesson to send a recording for.')
  return lessonId
}
