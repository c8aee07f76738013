import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Does something while another visitor asks for a page again and again; how long each of their answers took, in milliseconds. */
export async function visitDuring<Result>(
  origin: string,
  path: string,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly pages: ReadonlyArray<number> }> {
  const visitor = new Worker(join(import.meta.dirname, 'page-visitor.ts'), { workerData: { origin, path }, execArgv: [] })
  await once(visitor, 'message')
  try {
    const result = await work()
    visitor.postMessage('stop', [])
    const [pages] = (await once(visitor, 'message')) as [number[]]
    return { result, pages }
  } finally {
    await visitor.terminate()
  }
}
