import type { AttentionSource, FirstStepSource } from '#features/attention/ports.server.ts'
import { backupAttention } from '#features/backup/attention.server.ts'
import { backupStep } from '#features/backup/first-step.server.ts'
import { postStep } from '#features/blog/first-step.server.ts'
import { calendarAttention, calendarOffAttention } from '#features/calendar/attention.server.ts'
import { modelAttention } from '#features/chat/model/attention.server.ts'
import { courseStep } from '#features/courses/first-step.server.ts'
import { secondFactorStep } from '#features/identity/factors/first-step.server.ts'
import { confirmStep } from '#features/identity/links/confirm-step.server.ts'
import { outboxAttention } from '#features/identity/waiting-mails/attention.server.ts'
import { inboxAttention } from '#features/inbox/items/attention.server.ts'
import { serviceAttention } from '#features/outside-services/uses/attention.server.ts'
import { serviceSteps } from '#features/outside-services/uses/first-steps.server.ts'
import { claimsWrittenAnew } from '#features/pages/published/claims-written-anew.server.ts'
import { shopAttention } from '#features/shop/managing/attention.server.ts'
import { claimAttention } from '#features/site/claims-attention.server.ts'
import { domainStep } from '#features/site/first-steps/domain-step.server.ts'
import { siteSteps } from '#features/site/first-steps/site-steps.server.ts'
import { storyAttention } from '#features/site/stories/attention.server.ts'
import { systemAttention } from '#features/system/attention.server.ts'

import { eachOf } from './each-of.ts'

/** Everybody who knows of something that waits for the owner; of one severity, what stands first is shown first. */
export const attention = eachOf<AttentionSource>(
  inboxAttention,
  storyAttention,
  calendarAttention,
  shopAttention,
  outboxAttention,
  modelAttention,
  serviceAttention,
  systemAttention,
  claimAttention(claimsWrittenAnew),
  backupAttention,
  calendarOffAttention,
)

/** The first steps of a new owner, in their order. */
export const firstSteps = eachOf<FirstStepSource>(
  siteSteps,
  serviceSteps,
  confirmStep,
  secondFactorStep,
  backupStep,
  courseStep,
  postStep,
  domainStep,
)
