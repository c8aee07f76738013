import { z } from 'zod'

import { defineJob, handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { keepPolicyVersion } from './published/policy-versions.server.ts'
import type { DrawingServices } from './published/section-data.server.ts'

const keepPolicy = defineJob({ name: 'pages.keep-policy', payload: z.unknown(), cron: '*/10 * * * *', retries: 0 })

export const pageJobs: ReadonlyArray<JobHandler<DrawingServices>> = [
  handleJob(keepPolicy, (services) => keepPolicyVersion(services)),
]
