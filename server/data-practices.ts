import { accountDataPractice } from '#features/account-data/data-practice.server.ts'
import { accessLogPractice } from '#features/audit/data-practice.server.ts'
import { backupPractice } from '#features/backup/data-practice.server.ts'
import { calendarPractice } from '#features/calendar/data-practice.server.ts'
import { chatPractice } from '#features/chat/data-practice.server.ts'
import { healthPractice } from '#features/health/data-practice.server.ts'
import { messagePractice } from '#features/inbox/items/data-practice.server.ts'
import { paymentPractice } from '#features/membership/data-practice.server.ts'
import type { DataPracticeSource } from '#features/site/core/ports.server.ts'
import { sitePractice } from '#features/site/settings/data-practice.server.ts'
import { storyPractice } from '#features/site/stories/story-practice.server.ts'

import { eachOf } from './each-of.ts'

/** Everybody who knows what happens to data about health, in the order of the policy. */
export const dataPractices = eachOf<DataPracticeSource>(
  healthPractice,
  accessLogPractice,
  messagePractice,
  storyPractice,
  calendarPractice,
  chatPractice,
  paymentPractice,
  accountDataPractice,
  backupPractice,
  sitePractice,
)
