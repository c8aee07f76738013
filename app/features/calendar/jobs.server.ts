import { handleJob, type JobHandler } from '#platform/jobs.server.ts'

import { mailNotice, sendNotice } from './invitations/notices.server.ts'

export const calendarJobs: ReadonlyArray<JobHandler> = [handleJob(sendNotice, mailNotice)]
