import { z } from 'zod'

import { defineJob } from '#platform/jobs.server.ts'

/** One owner is told how the site moves. */
export const announceMove = defineJob({
  name: 'outside-services.announce-move',
  payload: z.object({
    step: z.enum(['begun', 'settled', 'withdrawn', 'lapsed']),
    from: z.string(),
    to: z.string(),
    /** Until when both addresses work. */
    until: z.iso.datetime(),
    by: z.uuid().nullable(),
    owner: z.uuid(),
  }),
})

/** When the time of a move is over: it holds, or everything stays where it was. */
export const endMove = defineJob({ name: 'outside-services.end-move', payload: z.object({ begunAt: z.iso.datetime() }) })
