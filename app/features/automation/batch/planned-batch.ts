import { shiftDay } from '#base/dates/calendar-day.ts'
import { localDay } from '#base/dates/local-day.ts'
import { shortened } from '#base/shortened.ts'
import type { BatchItem, RunInput, RunStatus } from '#features/automation/core/run.ts'
import { morningOf } from '#features/blog/scheduling/mornings.ts'

import { batchLimits, parseBatch } from './batch-lines.ts'

/** The articles of a batch with their times: six in the morning on consecutive days, from tomorrow. */
export function planBatch(text: string, now: Date, timeZone: string): BatchItem[] {
  const today = localDay(now, timeZone)
  return parseBatch(text).map((line, at) => {
    return { ...line, scheduledFor: morningOf(shiftDay(today, at + 1), timeZone).toISOString() }
  })
}

/** The lines of a batch that was not saved, so that they can be changed; else nothing. */
export function linesAgain({ status }: { readonly status: RunStatus }, input: RunInput<'batch'>): string {
  if (status !== 'failed' && status !== 'cancelled') return ''
  return input.items.map(({ title, prompt }) => `${title}\n${prompt}`).join('\n\n')
}

/** What is wrong with a batch, in a sentence; null when it can be written. */
export function batchProblem(items: readonly BatchItem[]): string | null {
  const { articles, title, prompt } = batchLimits
  if (items.length > articles) return `A batch can have ${articles} articles, and here are ${items.length}.`
  const long = items.find((item) => item.title.length > title || item.prompt.length > prompt)
  if (!long) return null
  const start = `“${shortened(long.title, 41)}”`
  if (long.title.length > title) return `The title ${start} has more than ${title} characters.`
  return `The prompt of ${start} has more than ${prompt.toLocaleString('en')} characters.`
}
