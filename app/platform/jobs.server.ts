import type { z } from 'zod'

import type { Transaction } from './db.server.ts'
import type { Services } from './services.server.ts'

/** A job's contract: its name ("feature.verb-noun") and the shape of its payload. */
export interface JobDefinition<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** How often a failed run is tried again, with growing pauses. Handlers are therefore idempotent. */
  readonly retries: number
  /** Runs on its own by this cron line, in UTC. */
  readonly cron?: string
}

export function defineJob<Payload>(job: {
  name: string
  payload: z.ZodType<Payload>
  retries?: number
  cron?: string
}): JobDefinition<Payload> {
  return { retries: 5, ...job }
}

/** A job's contract together with what it does. `server/` collects these. */
export interface JobHandler {
  readonly job: JobDefinition
  run(services: Services, payload: unknown): Promise<void>
}

export function handleJob<Payload>(
  job: JobDefinition<Payload>,
  run: (services: Services, payload: Payload) => Promise<void>,
): JobHandler {
  return { job: job as JobDefinition, run: (services, payload) => run(services, job.payload.parse(payload)) }
}

export interface SendOptions {
  /** Not before this instant. */
  readonly startAfter?: Date
  /** While a job of this name and key waits, another one is not added. */
  readonly key?: string
}

/** Sends jobs. A job is a row of the caller's own transaction: both happen, or neither. */
export interface Jobs {
  send<Payload>(tx: Transaction, job: JobDefinition<Payload>, payload: Payload, options?: SendOptions): Promise<void>
}
