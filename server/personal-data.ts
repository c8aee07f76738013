import { accountData } from '#features/account-data/member-data.server.ts'
import type { DataContributor } from '#features/account-data/ports.server.ts'
import { attentionData } from '#features/attention/member-data.server.ts'
import { auditData } from '#features/audit/member-data.server.ts'
import { automationData } from '#features/automation/member-data.server.ts'
import { backupData } from '#features/backup/member-data.server.ts'
import { blogData } from '#features/blog/member-data.server.ts'
import { calendarData } from '#features/calendar/member-data.server.ts'
import { chatData } from '#features/chat/member-data.server.ts'
import { courseData } from '#features/courses/member-data.server.ts'
import { healthData } from '#features/health/member-data.server.ts'
import { identityData } from '#features/identity/member-data.server.ts'
import { inboxData } from '#features/inbox/member-data.server.ts'
import { membershipData } from '#features/membership/member-data.server.ts'
import { outsideServicesData } from '#features/outside-services/member-data.server.ts'
import { pagesData } from '#features/pages/member-data.server.ts'
import { shopData } from '#features/shop/member-data.server.ts'
import { siteData } from '#features/site/decisions-data.server.ts'
import { storyData } from '#features/site/stories/member-data.server.ts'
import { machineryData, settingVersionData } from '#platform/personal-data.server.ts'

import { eachOf } from './each-of.ts'

/** Everybody who holds data about people, in the order of an export. A test holds the list against the real schema. */
export const personalData = eachOf<DataContributor>(
  identityData,
  membershipData,
  courseData,
  healthData,
  calendarData,
  storyData,
  siteData,
  blogData,
  shopData,
  pagesData,
  inboxData,
  chatData,
  automationData,
  accountData,
  backupData,
  attentionData,
  outsideServicesData,
  auditData,
  settingVersionData,
  machineryData,
)
