import type { Pool } from 'pg'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

import { openBroadcast } from '#platform/broadcast.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { startWorker, type Worker } from '#platform/worker.server.ts'
import type { Services } from '#services.server.ts'

/** A job of tests that run real ones. */
export const greet = defineJob({ name: 'test.greet-member', payload: z.object({ name: z.string() }) })

/** A handler that keeps the names it was given. */
export function listening(run: (payload: { name: string }) => Promise<void> | void = () => {}, job = greet) {
  const heard: string[] = []
  const handler = handleJob(job, async (_services, payload) => {
    heard.push(payload.name)
    await run(payload)
  })
  return { heard, handler }
}

/** A log that keeps its events. */
export function recordingLog() {
  const events: Array<{ fields: object; message: string }> = []
  const write = (fields: object, message: string) => void events.push({ fields, message })
  const log: Log = { debug: write, info: write, warn: write, error: write, child: () => log }
  return { log, events }
}

/** A worker with a broadcast of its own, as another process would be, until the end of the test. */
export async function working(
  { services, pool }: { services: Services; pool: Pool },
  handlers: JobHandler<Services>[],
  log: Log = recordingLog().log,
): Promise<Worker> {
  const broadcast = await openBroadcast(pool.options, log)
  const worker = await startWorker({ pool, handlers, services: { ...services, broadcast, log } })
  onTestFinished(async () => {
    await worker.stop()
    await broadcast.close()
  })
  return worker
}
