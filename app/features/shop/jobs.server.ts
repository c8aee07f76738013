import type { JobHandler } from '#platform/jobs.server.ts'

import { pictureJobs } from './pictures.server.ts'

export const shopJobs: ReadonlyArray<JobHandler> = [...pictureJobs]
