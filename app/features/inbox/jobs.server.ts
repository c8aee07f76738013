import { z } from 'zod'

import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { notifyTeam, tellTeam } from './items/notify-team.server.ts'
import { removeOldItems } from './items/retention.server.ts'
import { tellOfReadFirst, tellReadFirst } from './read-first/tell-read-first.server.ts'
import { mailReply, sendReply } from './thread/send-reply.server.ts'

/** Every night. */
const removeOld = defineJob({ name: 'inbox.remove-old', payload: z.unknown(), cron: '37 3 * * *' })

export const inboxJobs = [
  handleJob(notifyTeam, tellTeam),
  handleJob(removeOld, removeOldItems),
  handleJob(tellReadFirst, tellOfReadFirst),
  handleJob(mailReply, sendReply),
]
