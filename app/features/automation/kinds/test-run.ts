import type { DailySettings } from '#features/automation/core/daily-options.ts'
import type { RunInput } from '#features/automation/core/run.ts'

import { articleOfADay, askedBySettings } from './article-of-a-day.ts'
import { CANCELLED, type Kind } from './kind.ts'

/** A daily article that the owner tries out: always a draft, and the schedule does not count it. */
export const test: Kind<'test'> = {
  ...articleOfADay,
  label: 'Test',
  isRetriedByHand: true,
  whenDone: () => ({ title: 'Test Generation Complete' }),
  whenFailed: () => TEST_FAILED,
  whenCancelled: CANCELLED,
}

export const TEST_FAILED = {
  title: 'Test Failed',
  text: 'Failed to test blog generation. Please check your settings.',
  kind: 'error',
} as const

export function testInput(settings: Pick<DailySettings, 'dailyPrompt'>, author: string): RunInput<'test'> {
  return { kind: 'test', asDraft: true, ...askedBySettings(settings, author) }
}
