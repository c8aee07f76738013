import { z } from 'zod'

import { serviceNames } from '#features/outside-services/core/service-kinds.ts'
import { defineJob } from '#platform/jobs.server.ts'

/** The topic on which every replica hears that settings of services have changed. */
export const SERVICE_SETTINGS = 'service_settings'

const acts = ['saved', 'forgotten', 'to-folder', 'without-bucket', 'stop'] as const
/** What was done to a service: the last three are of files alone. */
export type ChangeAct = (typeof acts)[number]

/** One owner is told that somebody changed a service. The mail holds nothing of what was typed. */
export const announceChange = defineJob({
  name: 'outside-services.announce-change',
  payload: z.object({ service: z.enum(serviceNames), act: z.enum(acts), by: z.uuid(), to: z.uuid() }),
})
