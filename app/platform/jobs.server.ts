import type { z } from 'zod'

import type { Transaction } from './db.server.ts'
import type { Infrastructure } from './infrastructure.server.ts'

/** A job's contract: its name ("feature.verb-noun") and the shape of its payload, which travels as JSON. */
export interface JobDefinition<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /**
   * How often a failed run is tried again, with pauses that double from 10 s up to an hour: 8 reach over half an hour,
   * 12 over some six hours. Handlers are therefore idempotent.
   */
  readonly retries: number
  /** Runs on its own by this cron line, in UTC, with the payload `{}`. What fell due while nothing ran is made up for once. */
  readonly cron?: string
  /** A run that takes longer counts as failed. 300 when absent. */
  readonly timeoutSeconds?: number
  /** How many runs of this job one process does at a time. 1 when absent. */
  readonly atOnce?: number
}

export function defineJob<Payload>(
  job: Omit<JobDefinition<Payload>, 'retries'> & Partial<Pick<JobDefinition<Payload>, 'retries'>>,
): JobDefinition<Payload> {
  return { retries: 8, ...job }
}

/** A job's contract together with what it does, and what it needs for that. `server/` collects these. */
export interface JobHandler<Needs = Infrastructure> {
  readonly job: JobDefinition
  readonly run: (services: Needs, payload: unknown) => Promise<void>
}

export function handleJob<Payload, Needs = Infrastructure>(
  job: JobDefinition<Payload>,
  run: (services: Needs, payload: Payload) => Promise<void>,
): JobHandler<Needs> {
  return { job: job as JobDefinition, run: (services, payload) => run(services, job.payload.parse(payload)) }
}

export interface SendOptions {
  /** Not before this instant. */
  readonly startAfter?: Date
  /** While a job of this name and key waits for its first run, another one is not added. */
  readonly key?: string
}

/** Sends jobs. A job is a row of the caller's own transaction: both happen, or neither. */
export interface Jobs {
  send<Payload>(tx: Transaction, job: JobDefinition<Payload>, payload: Payload, options?: SendOptions): Promise<void>
}
