import { isNull, lt, or } from 'drizzle-orm'

import type { RunInput } from '#features/automation/run.ts'
import { blogAutomationSettings, type generationRuns } from '#features/automation/tables.server.ts'
import type { Editor } from '#features/blog/post.ts'
import { localDay } from '#features/identity/dates/local-day.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Services } from '#platform/services.server.ts'

import { dailyDefaults, type DailySettings } from './daily-options.ts'
import { nextDailyInWords } from './next-daily.ts'

export type SavedSettings = typeof blogAutomationSettings.$inferSelect

/** What the owner saved; null before the first time. */
export async function findDailySettings({ db }: Pick<Services, 'db'>): Promise<SavedSettings | null> {
  const [settings] = await db.select().from(blogAutomationSettings)
  return settings ?? null
}

/** What the page shows: what the owner saved, and before the first time what the product proposes; and what comes next, in a sentence. */
export async function findShownSettings({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<{ settings: DailySettings; next: string }> {
  const saved = await findDailySettings({ db })
  const next = nextDailyInWords(saved, clock.now())
  if (!saved) return { settings: dailyDefaults, next }
  const { id: _id, isOnly: _isOnly, userId: _userId, savedAt: _savedAt, lastGeneratedDate: _last, ...settings } = saved
  return { settings, next }
}

/** Keeps what the owner chose. The last date stays as it is. */
export async function saveDailySettings(
  { db, clock, audit }: Services,
  { userId }: Editor,
  settings: DailySettings,
): Promise<void> {
  const row = { ...settings, userId, savedAt: clock.now() }
  await db.transaction(async (tx) => {
    await tx.insert(blogAutomationSettings).values(row).onConflictDoUpdate({ target: blogAutomationSettings.isOnly, set: row })
    await audit.record(tx, {
      actor: { userId },
      action: 'daily.saved',
      details: { enabled: settings.enabled, time: settings.publishingTime, zone: settings.timezone, mode: settings.mode },
    })
  })
}

/** The date of a daily run has its article now. Called in the transaction that makes the post. */
export async function noteDailyDate(
  tx: Transaction,
  { localDate, createdAt }: Pick<typeof generationRuns.$inferSelect, 'localDate' | 'createdAt'>,
): Promise<void> {
  const settings = await findDailySettings({ db: tx })
  if (!settings) return
  const date = localDate ?? localDay(createdAt, settings.timezone)
  const { lastGeneratedDate } = blogAutomationSettings
  await tx
    .update(blogAutomationSettings)
    .set({ lastGeneratedDate: date })
    .where(or(isNull(lastGeneratedDate), lt(lastGeneratedDate, date)))
}

/** What a daily run asks for. */
export function dailyInput(
  { dailyPrompt, mode }: Pick<DailySettings, 'dailyPrompt' | 'mode'>,
  { kind, author }: { kind: 'daily' | 'test'; author: string },
): RunInput {
  return {
    kind,
    author,
    includeImage: true,
    asDraft: kind === 'test' || mode === 'review',
    brief: { prompt: dailyPrompt, topic: '', tone: 'professional', length: 'medium', tags: [] },
  }
}
