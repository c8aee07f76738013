import { z } from 'zod'

import { defineJob } from '#platform/jobs.server.ts'

/** Payloads name the row and never the person: they stay in the queue for days. */
export const announceExport = defineJob({ name: 'account-data.announce-export', payload: z.object({ exportId: z.uuid() }) })

export const confirmErasure = defineJob({ name: 'account-data.confirm-erasure', payload: z.object({ erasureId: z.uuid() }) })
