import { z } from 'zod'

import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { sweepHealthAccess } from './health-access.server.ts'

const sweep = defineJob({ name: 'audit.sweep-health-access', payload: z.unknown(), cron: '41 3 * * *' })

export const auditJobs = [handleJob(sweep, sweepHealthAccess)]
