import { isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'

import { localDay } from '#base/dates/local-day.ts'
import { blogAutomationSettings, type generationRuns } from '#features/automation/core/tables.server.ts'
import type { Editor } from '#features/blog/core/post.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import {
  holdSetting,
  isChangedSince,
  keepVersion,
  listEarlier,
  markOfSetting,
  readable,
  takeVersion,
} from '#platform/setting-versions.server.ts'

import { dailyDefaults, type DailySettings } from './daily-options.ts'
import { formatNextDaily } from './next-daily.ts'

const FORMER = 'daily'

/** What the owner chose, as it was kept before a change. */
const DailyShape = z.object({
  dailyPrompt: z.string(),
  enabled: z.boolean(),
  publishingTime: z.string(),
  timezone: z.string(),
  mode: z.enum(['publish', 'review']),
  monthlyBudgetCents: z.number().nullable(),
  inputPriceCents: z.number().nullable(),
  outputPriceCents: z.number().nullable(),
})

export type SavedSettings = typeof blogAutomationSettings.$inferSelect

/** What the owner saved; null before the first time. */
export async function findDailySettings({ db }: Pick<Infrastructure, 'db'>): Promise<SavedSettings | null> {
  const [settings] = await db.select().from(blogAutomationSettings)
  return settings ?? null
}

/** What the page shows: what the owner saved, and before the first time what the product proposes; and what comes next, in a sentence. */
export async function findDailySettingsView({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): Promise<{ settings: DailySettings; mark: string; next: string }> {
  const saved = await findDailySettings({ db })
  const next = formatNextDaily(saved && scheduleOf(saved), clock.now())
  const settings = saved ? chosenIn(saved) : dailyDefaults
  return { settings, mark: markOfSetting(settings), next }
}

/** A daily time, with the instant from which on it counts. */
export function scheduleOf(settings: SavedSettings): SavedSettings {
  return { ...settings, savedAt: settings.startsAt ?? settings.savedAt }
}

/**
 * Keeps what the owner chose. The last date stays as it is. Whoever first saves, turns it on or chooses another time has the next one that
 * comes, and none that has passed; what they leave as it was goes on as it was. What was chosen before can be put back.
 *
 * @param over the mark of what the form showed: false, and nothing kept, where somebody has saved something else since
 */
export async function saveDailySettings(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  { userId }: Editor,
  settings: DailySettings,
  over?: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await holdSetting(tx, FORMER)
    const saved = await findDailySettings({ db: tx })
    if (isChangedSince(over, saved ? chosenIn(saved) : dailyDefaults, settings)) return false
    await replace(tx, { clock }, userId, settings)
    await audit.record(tx, {
      actor: { userId },
      action: 'daily.saved',
      details: { enabled: settings.enabled, time: settings.publishingTime, zone: settings.timezone, mode: settings.mode },
    })
    return true
  })
}

/** What was chosen before the last changes, the newest first. */
export async function listFormerDaily(services: Pick<Infrastructure, 'db'>) {
  return readable(await listEarlier(services, FORMER), DailyShape)
}

/** Puts back what was chosen before a change. False when that version is gone. */
export async function restoreDailySettings(
  { db, clock, audit }: Pick<Infrastructure, 'db' | 'audit' | 'clock'>,
  { userId }: Editor,
  version: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const former = DailyShape.safeParse((await takeVersion(tx, FORMER, version))?.value)
    if (!former.success) return false
    await replace(tx, { clock }, userId, former.data)
    await audit.record(tx, { actor: { userId }, action: 'daily.restored' })
    return true
  })
}

async function replace(tx: Transaction, { clock }: Pick<Infrastructure, 'clock'>, userId: string, settings: DailySettings) {
  const now = clock.now()
  const findBefore = async () => (await tx.select().from(blogAutomationSettings).for('update'))[0]
  const read = async () => {
    const saved = await findBefore()
    return saved && chosenIn(saved)
  }
  await keepVersion(tx, { clock }, FORMER, { read, next: settings, by: { userId } })
  const before = await findBefore()
  const startsAt = before && goesOn(before, settings) ? scheduleOf(before).savedAt : now
  const row = { ...settings, userId, savedAt: now, startsAt }
  await tx.insert(blogAutomationSettings).values(row).onConflictDoUpdate({ target: blogAutomationSettings.isOnly, set: row })
}

/** Whether the schedule stays as it was: what has been due under it stays due. */
function goesOn(before: SavedSettings, next: DailySettings): boolean {
  return before.enabled && next.enabled && before.publishingTime === next.publishingTime && before.timezone === next.timezone
}

function chosenIn(saved: SavedSettings): DailySettings {
  const { dailyPrompt, enabled, publishingTime, timezone, mode, monthlyBudgetCents, inputPriceCents, outputPriceCents } = saved
  return { dailyPrompt, enabled, publishingTime, timezone, mode, monthlyBudgetCents, inputPriceCents, outputPriceCents }
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
