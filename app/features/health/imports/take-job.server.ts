import { z } from 'zod'

import { defineJob } from '#platform/jobs.server.ts'

/** Takes the numbers of an import that was looked over. Run again it begins anew: nothing counts before the end. */
export const takeImport = defineJob({
  name: 'health.take-import',
  payload: z.object({ importId: z.uuid() }),
  retries: 3,
  timeoutSeconds: 15 * 60,
})
