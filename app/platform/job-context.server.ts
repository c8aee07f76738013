import { AsyncLocalStorage } from 'node:async_hooks'

/** Of jobs that nobody asked for since: they give way to those that somebody did. */
export const BEFOREHAND_PRIORITY = -1

/** The key of each job that the clock asks for. */
export const CRON_KEY = 'cron'

const context = new AsyncLocalStorage<{ readonly isBeforehand: boolean }>()

/** Runs what the clock, a restored queue, or a job of either asked for: what it sends in turn is so too. */
export function runBeforehand<Result>(work: () => Promise<Result>, isBeforehand = true): Promise<Result> {
  return context.run({ isBeforehand }, work)
}

/** Whether what runs now goes back to the clock or to a restored queue, and not to somebody's act. */
export function isBeforehand(): boolean {
  return context.getStore()?.isBeforehand ?? false
}
