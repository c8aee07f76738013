import { handleJob } from '#platform/jobs.server.ts'

import { mailNotice, sendNotice } from './invitations/notices.server.ts'

export const calendarJobs = [handleJob(sendNotice, mailNotice)]
