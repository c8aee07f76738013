import { BackupError } from './backup-place.server.ts'
import { deleteBaseCopy, idBegin, listBaseCopies, listBegunCopies, type BaseCopy } from './base-copies.server.ts'
import { isSegment } from './log-segments.ts'
import { retainedFrom, needless } from './retention.ts'
import type { SealedPlace } from './sealed-place.server.ts'
import { deleteSegment, getSegment, listLinesOfLog, listLog } from './shipped-log.server.ts'

/** A copy that is not finished after so long never will be. */
const LONGEST_COPY_MS = 2 * 24 * 60 * 60 * 1000

/**
 * Deletes what no minute of the last seven days needs: base copies before the newest one that is older than that, the log before the first
 * copy that stays, and whole lines that ended before. Lines of other machines are treated alike.
 */
export async function pruneLog(sealed: SealedPlace, now: Date): Promise<void> {
  const { copies, unreadable } = await listBaseCopies(sealed)
  // What another key has sealed is not ours to judge.
  if (unreadable === 0) await deleteUnfinished(sealed, copies, now)
  const byLine = Map.groupBy(copies, ({ line }) => line)
  for (const line of new Set([...byLine.keys(), ...(unreadable === 0 ? await listLinesOfLog(sealed) : [])]))
    await pruneLine(sealed, line, byLine.get(line) ?? [], now)
}

async function pruneLine(sealed: SealedPlace, line: string, copies: ReadonlyArray<BaseCopy>, now: Date): Promise<void> {
  const log = await listLog(sealed, line)
  const isOver = await endedBefore(sealed, line, copies, log, retainedFrom(now))
  const gone = isOver ? copies : needless(copies, now)
  for (const copy of gone) await deleteBaseCopy(sealed, copy)
  const first = isOver ? null : copies[gone.length]?.start.segment
  if (first === undefined) return
  for (const name of log) if (first === null || (isSegment(name) && name < first)) await deleteSegment(sealed, line, name)
}

async function endedBefore(
  sealed: SealedPlace,
  line: string,
  copies: ReadonlyArray<BaseCopy>,
  log: ReadonlyArray<string>,
  instant: Date,
): Promise<boolean> {
  if (copies.some(({ stoppedAt }) => stoppedAt > instant)) return false
  const last = log.findLast(isSegment)
  try {
    const segment = last === undefined ? null : await getSegment(sealed, line, last)
    return !segment || segment.at <= instant
  } catch (error) {
    // What cannot be read is not ours to judge.
    if (error instanceof BackupError) return false
    throw error
  }
}

async function deleteUnfinished(sealed: SealedPlace, copies: ReadonlyArray<BaseCopy>, now: Date): Promise<void> {
  const finished = new Set(copies.map(({ id }) => id))
  const border = idBegin(new Date(now.getTime() - LONGEST_COPY_MS))
  for (const copy of await listBegunCopies(sealed))
    if (!finished.has(copy.id) && copy.id < border) await deleteBaseCopy(sealed, copy)
}
