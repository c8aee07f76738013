import { z } from 'zod'

import { defineJob } from '#platform/jobs.server.ts'

/** Reads a file that has come whole, and takes its numbers. Run again it begins anew: nothing is kept before the end. */
export const readImport = defineJob({
  name: 'health.read-import',
  payload: z.object({ importId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 2 * 60 * 60,
})
