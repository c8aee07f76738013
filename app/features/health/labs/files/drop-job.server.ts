import { z } from 'zod'

import { defineJob } from '#platform/jobs.server.ts'

/** Takes a file of lab results out of the store. Its row is gone already. */
export const dropLabFile = defineJob({ name: 'health.drop-lab-file', payload: z.object({ fileId: z.uuid() }) })
