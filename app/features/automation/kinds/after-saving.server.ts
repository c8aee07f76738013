import { noteDailyDate } from '#features/automation/core/daily-settings.server.ts'
import type { RunKind } from '#features/automation/core/run.ts'
import type { generationRuns } from '#features/automation/core/tables.server.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { announceDraft } from './review-mail.server.ts'

interface SavedRun extends Pick<typeof generationRuns.$inferSelect, 'localDate' | 'createdAt'> {
  /** Its first post. */
  readonly postId: string | null
  readonly published: number
}

type AfterSaving = (services: Pick<Infrastructure, 'jobs'>, tx: Transaction, run: SavedRun) => Promise<void>

const nothing: AfterSaving = async () => {}

/** What else a kind of run does in the transaction that makes its posts. */
export const afterSaving: Readonly<Record<RunKind, AfterSaving>> = {
  article: nothing,
  batch: nothing,
  today: nothing,
  test: nothing,
  /** Its date has its article now, and who runs the site hears of a draft. */
  async daily({ jobs }, tx, run) {
    await noteDailyDate(tx, run)
    if (run.published === 0 && run.postId) await jobs.send(tx, announceDraft, { postId: run.postId })
  },
}
