import { z } from 'zod'

import { defineJob, handleJob } from '#platform/jobs.server.ts'

import { pictureJobs } from './core/picture-copies.server.ts'
import { publishDue } from './scheduling/publish-due.server.ts'
import { doChore, runChore } from './tools/chores.server.ts'

/** Every minute. What fell due while nothing ran is published at the first round afterwards. */
const publishDuePosts = defineJob({ name: 'blog.publish-due-posts', payload: z.unknown(), cron: '* * * * *', retries: 0 })

export const blogJobs = [...pictureJobs, handleJob(publishDuePosts, publishDue), handleJob(runChore, doChore)]
