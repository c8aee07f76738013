import { findDailySettings } from '#features/automation/core/daily-settings.server.ts'
import { teamOf } from '#features/automation/core/run.ts'
import { requestRun, type Requested } from '#features/automation/runs/request-run.server.ts'
import type { Editor } from '#features/blog/core/post.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** Has an article for today written, and published or, where the owner prepares for review, kept as a draft; the daily schedule does not count it. */
export async function requestToday(services: Infrastructure, editor: Editor, timeZone: string): Promise<Requested> {
  const { clock, site } = services
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(clock.now())
  return requestRun(services, editor, {
    kind: 'today',
    author: teamOf(await site.name()),
    includeImage: true,
    asDraft: (await findDailySettings(services))?.mode === 'review',
    brief: {
      prompt: `Write a wellness blog post for ${today} with practical tips that readers can use today.`,
      topic: 'Daily Wellness Tips',
      tone: 'professional',
      length: 'medium',
      tags: ['wellness', 'health', 'daily-tips'],
    },
  })
}
