import { and, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'

import { localDay } from '#base/dates/local-day.ts'
import { dailyDefaults } from '#features/automation/core/daily-options.ts'
import { scheduleOf, type SavedSettings } from '#features/automation/core/daily-settings.server.ts'
import { dueDate } from '#features/automation/core/due-date.ts'
import { teamOf } from '#features/automation/core/run.ts'
import { blogAutomationSettings, generationRuns } from '#features/automation/core/tables.server.ts'
import { dailyInput } from '#features/automation/kinds/daily-run.ts'
import { testInput } from '#features/automation/kinds/test-run.ts'
import { requestRunWithin } from '#features/automation/runs/request-run.server.ts'
import type { Editor } from '#features/blog/core/post.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { defineJob } from '#platform/jobs.server.ts'

/** Every minute; what fell due while nothing ran is found by the first look after it. */
export const checkDailyRuns = defineJob({
  name: 'automation.look-at-daily',
  payload: z.unknown(),
  cron: '* * * * *',
  retries: 0,
})

const MINUTE = 60_000
/** How long after each failure of a day the next attempt waits; after the last one the day is given up. */
const PAUSES_MS = [5, 15, 30, 60, 120, 240].map((minutes) => minutes * MINUTE)

/** Has the daily article written when its time has come: once a date, however many workers look. */
export async function startDueDaily(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock' | 'site'>,
): Promise<void> {
  const { db, clock, site } = services
  const author = teamOf(await site.name())
  await db.transaction(async (tx) => {
    const settings = await lockSettings(tx)
    if (!settings?.enabled) return
    const now = clock.now()
    const date = dueDate(scheduleOf(settings), now)
    if (date === null || hasArticle(settings, date)) return
    if (!(await mayTry(tx, date, now))) return
    await requestRunWithin(services, tx, null, dailyInput(settings, author), date)
  })
}

/** Whoever holds the row is the only one to decide about daily runs. */
async function lockSettings(tx: Transaction): Promise<SavedSettings | null> {
  const [settings] = await tx.select().from(blogAutomationSettings).for('update')
  return settings ?? null
}

function hasArticle({ lastGeneratedDate }: SavedSettings, date: string): boolean {
  return lastGeneratedDate !== null && lastGeneratedDate >= date
}

/** Not while one is written, not after somebody stopped it, and after a failure not before its pause is over. */
async function mayTry(tx: Transaction, date: string, now: Date): Promise<boolean> {
  if (await findDailyInProgress(tx)) return false
  const former = await tx
    .select({ status: generationRuns.status, endedAt: generationRuns.endedAt })
    .from(generationRuns)
    .where(and(eq(generationRuns.kind, 'daily'), eq(generationRuns.localDate, date)))
    .orderBy(desc(generationRuns.endedAt))
  const [last] = former
  if (!last) return true
  const pause = PAUSES_MS[former.length - 1]
  if (former.some(({ status }) => status !== 'failed') || pause === undefined) return false
  return now.getTime() - last.endedAt!.getTime() >= pause
}

async function findDailyInProgress(tx: Transaction): Promise<string | null> {
  const [run] = await tx
    .select({ id: generationRuns.id })
    .from(generationRuns)
    .where(and(eq(generationRuns.kind, 'daily'), inArray(generationRuns.status, ['queued', 'running'])))
  return run?.id ?? null
}

interface DailyCall {
  /** Saves a draft and leaves the date alone. Like `force` it asks neither whether it is turned on nor whether the date has its article. */
  readonly test: boolean
  readonly force: boolean
}

/** Has a daily article written now. Returns the run, or null when there is nothing to do: it is turned off, or the date has its article. */
export async function runDailyNow(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast' | 'clock' | 'site'>,
  editor: Editor,
  { test, force }: DailyCall,
): Promise<string | null> {
  const { db, clock, site } = services
  const author = teamOf(await site.name())
  return db.transaction(async (tx) => {
    const saved = await lockSettings(tx)
    const isScheduled = !test && !force
    if (isScheduled && !saved?.enabled) return null
    const settings = saved ?? dailyDefaults
    const date = localDay(clock.now(), settings.timezone)
    if (isScheduled && saved && hasArticle(saved, date)) return null
    const input = test ? testInput(settings, author) : dailyInput(settings, author)
    if (!isScheduled) return requestRunWithin(services, tx, editor, input)
    return (await findDailyInProgress(tx)) ?? (await requestRunWithin(services, tx, editor, input, date))
  })
}
