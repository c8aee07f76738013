import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { handleJob } from '#platform/jobs.server.ts'

import { checkDailyRuns, startDueDaily } from './daily/daily-runs.server.ts'
import { announceDraft, mailDraft } from './kinds/review-mail.server.ts'
import { carryOn } from './runs/perform-run.server.ts'
import { performRun } from './runs/request-run.server.ts'
import { giveUpStuckRuns } from './runs/stuck-runs.server.ts'

async function eachMinute(services: Infrastructure): Promise<void> {
  await giveUpStuckRuns(services)
  await startDueDaily(services)
}

export const automationJobs = [
  handleJob(performRun, carryOn),
  handleJob(checkDailyRuns, eachMinute),
  handleJob(announceDraft, mailDraft),
]
