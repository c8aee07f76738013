import { z } from 'zod'

import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { dropLabFile } from './drop-job.server.ts'
import { labFileKey, sweepDraftFiles } from './lab-files.server.ts'

const sweep = defineJob({ name: 'health.sweep-lab-files', payload: z.unknown(), cron: '17 * * * *' })

export const labFileJobs = [
  handleJob(dropLabFile, ({ files }, { fileId }) => files.delete(labFileKey(fileId))),
  handleJob(sweep, sweepDraftFiles),
]
