import type { DailySettings } from '#features/automation/core/daily-options.ts'
import type { RunInput } from '#features/automation/core/run.ts'

import { articleOfADay, askedBySettings } from './article-of-a-day.ts'
import type { Kind } from './kind.ts'

/** The article of the schedule. Nobody waits for it, and it is the schedule that tries again. */
export const daily: Kind<'daily'> = {
  ...articleOfADay,
  label: 'Daily article',
  isRetriedByHand: false,
  // One that is not as it was asked for appears all the same.
  remark: (heldBack, articles) => articleOfADay.remark(heldBack, articles) ?? articles[0]?.reservation ?? null,
  whenDone: () => null,
  whenFailed: () => null,
  whenCancelled: null,
}

export function dailyInput(settings: Pick<DailySettings, 'dailyPrompt' | 'mode'>, author: string): RunInput<'daily'> {
  return { kind: 'daily', asDraft: settings.mode === 'review', ...askedBySettings(settings, author) }
}
