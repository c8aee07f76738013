import type { JobHandler } from './jobs.server.ts'
import { sweepRateLimits } from './rate-limit.server.ts'

/** The machinery's own jobs. */
export const platformJobs: ReadonlyArray<JobHandler> = [sweepRateLimits]
