import { accountDataJobs } from '#features/account-data/jobs.server.ts'
import { auditJobs } from '#features/audit/jobs.server.ts'
import { automationJobs } from '#features/automation/jobs.server.ts'
import { backupJobs } from '#features/backup/jobs.server.ts'
import { blogJobs } from '#features/blog/jobs.server.ts'
import { calendarJobs } from '#features/calendar/jobs.server.ts'
import { chatJobs } from '#features/chat/jobs.server.ts'
import { courseJobs } from '#features/courses/jobs.server.ts'
import { healthJobs } from '#features/health/jobs.server.ts'
import { identityJobs } from '#features/identity/jobs.server.ts'
import { inboxJobs } from '#features/inbox/jobs.server.ts'
import { membershipJobs } from '#features/membership/jobs.server.ts'
import { outsideServicesJobs } from '#features/outside-services/jobs.server.ts'
import { pageJobs } from '#features/pages/jobs.server.ts'
import { shopJobs } from '#features/shop/jobs.server.ts'
import { storyJobs } from '#features/site/stories/jobs.server.ts'
import { textFileJobs } from '#features/writing/files/text-files.server.ts'
import type { JobHandler } from '#platform/jobs.server.ts'
import { platformJobs } from '#platform/sweep.server.ts'
import type { Services } from '#services.server.ts'

/** Everything that a worker does. */
export const jobHandlers: ReadonlyArray<JobHandler<Services>> = [
  ...platformJobs,
  ...identityJobs,
  ...auditJobs,
  ...outsideServicesJobs,
  ...inboxJobs,
  ...courseJobs,
  ...membershipJobs,
  ...healthJobs,
  ...calendarJobs,
  ...storyJobs,
  ...pageJobs,
  ...textFileJobs,
  ...blogJobs,
  ...shopJobs,
  ...chatJobs,
  ...accountDataJobs,
  ...backupJobs,
  ...automationJobs,
]
