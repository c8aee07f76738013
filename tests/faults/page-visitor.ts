import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** A visitor in a thread of their own, so that nothing the test does makes them wait: asks for a page over and over until told to stop. */
const { origin, path } = workerData as { origin: string; path: string }
const PAUSE_MS = 10

const taken: number[] = []
const over = new AbortController()
parentPort?.on('message', () => over.abort())
parentPort?.postMessage('begun', [])
while (!over.signal.aborted) {
  taken.push(await visit())
  await sleep(PAUSE_MS)
}
parentPort?.postMessage(taken, [])
parentPort?.close()

/** Milliseconds until the whole page has come. */
function visit(): Promise<number> {
  const begun = performance.now()
  const { port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { Host: host } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(performance.now() - begun))
      answer.on('error', reject)
      if (answer.statusCode !== 200) reject(new Error(`The page answered ${answer.statusCode}.`))
    })
    asked.on('error', reject)
    asked.end()
  })
}
