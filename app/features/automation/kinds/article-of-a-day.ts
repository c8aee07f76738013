import type { DailyMode, DailySettings } from '#features/automation/core/daily-options.ts'
import type { RunInput } from '#features/automation/core/run.ts'

import { remarkOnHeldBack } from './held-back.ts'
import type { Kind } from './kind.ts'
import { postByItsTitle } from './written-post.ts'

type Day = 'daily' | 'today' | 'test'

/** In what all articles of a day are alike: another subject than the last ones, and published at once unless they are prepared for review. */
export const articleOfADay: Pick<
  Kind<Day>,
  'items' | 'brief' | 'subject' | 'step' | 'plan' | 'post' | 'remark' | 'lastStep' | 'failure'
> = {
  items: ({ brief: { prompt } }) => [{ title: '', prompt, scheduledFor: null }],
  brief: ({ brief }) => brief,
  subject: async (_item, listRecent) => ({ avoid: await listRecent() }),
  step: (words) => words,
  plan: (input, _item, { mode }) => ({ status: isForReview(input, mode) ? 'draft' : 'published' }),
  post: (input, _title, written) => postByItsTitle(input, written),
  remark: remarkOnHeldBack,
  lastStep: () => undefined,
  failure: (sentence) => sentence,
}

/** Whether it becomes a draft: it was asked for as one, or the owner has chosen to prepare for review by now. */
export function isForReview({ asDraft }: Pick<RunInput<Day>, 'asDraft'>, mode: DailyMode | null): boolean {
  return asDraft || mode === 'review'
}

/** What the owner’s settings ask for. */
export function askedBySettings({ dailyPrompt }: Pick<DailySettings, 'dailyPrompt'>, author: string) {
  return {
    author,
    includeImage: true,
    brief: { prompt: dailyPrompt, topic: '', tone: 'professional', length: 'medium', tags: [] },
  } as const
}
