import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { OWNER } from '#tests/support/product.ts'

interface Place {
  readonly port: number
  readonly dataDir: string
}

/** Seconds from `npm start` to the first answer of the home page, on an existing data folder; the median of the rounds. */
export async function timeStarts(place: Place, signal: 'SIGTERM' | 'SIGKILL', rounds = 5): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    const product = npmStart(place)
    await firstAnswer(`http://localhost:${place.port}`)
    times.push((performance.now() - before) / 1000)
    await end(product, signal)
  }
  return median(times)
}

/** A process group of its own, so that a crash takes npm along with the server. */
function npmStart({ port, dataDir }: Place): ChildProcess {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password }
  return spawn('npm', ['start'], { env, stdio: 'ignore', detached: true })
}

/** @throws Error when there is none within 30 s, or when it is not 200 */
async function firstAnswer(origin: string): Promise<void> {
  for (const end = Date.now() + 30_000; ; await sleep(5)) {
    const answer = await fetch(origin).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.status === 200) return
    if (answer || Date.now() > end) throw new Error(`The first answer was ${answer?.status ?? 'none'}.`)
  }
}

async function end(product: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(product, 'exit')
  process.kill(-product.pid!, signal)
  await ended
  // npm may end a moment before the server that it started.
  await sleep(1_500)
}

export function median(values: ReadonlyArray<number>): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
