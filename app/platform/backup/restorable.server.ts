import { BackupError } from './backup-place.server.ts'
import { listBaseCopies, type BaseCopy } from './base-copies.server.ts'
import { isSegment, segmentAfter, unbrokenTo } from './log-segments.ts'
import type { SealedPlace } from './sealed-place.server.ts'
import { getSegment, listLog } from './shipped-log.server.ts'

/** A base copy with the log behind it: any instant between brings the database back. */
export interface Stretch {
  readonly copy: BaseCopy
  readonly from: Date
  readonly until: Date
  /** The names of all of that line's log. */
  readonly log: ReadonlySet<string>
  /** What is missing or cannot be read behind `until` though the log went on; null where it is whole to its end. */
  readonly brokenAt: string | null
}

/** Every base copy whose log is whole from its beginning to its end, and how far it goes on from there. */
export async function listStretches(sealed: SealedPlace): Promise<Stretch[]> {
  const { copies, unreadable } = await listBaseCopies(sealed)
  if (copies.length === 0 && unreadable > 0)
    throw new BackupError(
      `The base copies of the database in ${sealed.place.address} are damaged, or were not written with this key.`,
    )
  const stretches: Stretch[] = []
  for (const [line, ofLine] of Map.groupBy(copies, (copy) => copy.line)) {
    const log = new Set(await listLog(sealed, line))
    const ends = new Map<string, { at: Date; brokenAt: string | null }>()
    for (const copy of ofLine) {
      const last = unbrokenTo(copy.start.segment, log)
      if (last === null || last < copy.stop.segment) continue
      const { at, brokenAt } = ends.get(last) ?? (await endOf(sealed, copy, last, log))
      ends.set(last, { at, brokenAt })
      stretches.push({ copy, from: copy.stoppedAt, until: at > copy.stoppedAt ? at : copy.stoppedAt, log, brokenAt })
    }
  }
  return stretches
}

/** Of which instant the last segment is that can be read, and the first one behind it that is missing or damaged. */
async function endOf(sealed: SealedPlace, { line, stoppedAt, stop }: BaseCopy, last: string, log: ReadonlySet<string>) {
  let brokenAt = [...log].some((name) => isSegment(name) && name > last && timelineOf(name) === timelineOf(last))
    ? segmentAfter(last)
    : null
  for (const name of [...log].filter((each) => isSegment(each) && each > stop.segment && each <= last).toReversed()) {
    const segment = await getSegment(sealed, line, name).catch((error: unknown) => {
      if (error instanceof BackupError) return null
      throw error
    })
    if (segment) return { at: segment.at, brokenAt }
    brokenAt = name
  }
  return { at: stoppedAt, brokenAt }
}

/**
 * The base copy to begin from: of the site that writes to the place now, else of the line that was begun last, among those that have this instant
 * (or, without one, all), the newest.
 *
 * @param writer the site that writes there now; null where none has said so
 * @throws BackupError that names the instants that are possible, or the segment without which the newest state does not come back
 */
export function choose(
  stretches: ReadonlyArray<Stretch>,
  to: Date | null,
  now: Date,
  address: string,
  writer: string | null = null,
): Stretch {
  if (stretches.length === 0)
    throw new BackupError(`There is no base copy of a database in ${address}, or not all of the log that belongs to it.`)
  const fitting = to === null ? stretches : stretches.filter(({ from, until }) => from <= to && to <= until)
  const isOfWriter = ({ copy }: Stretch) => Number(writer !== null && copy.writer === writer)
  const chosen = fitting.toSorted(
    (one, other) =>
      isOfWriter(other) - isOfWriter(one) ||
      Number(other.copy.lineBegan) - Number(one.copy.lineBegan) ||
      Number(other.from) - Number(one.from),
  )[0]
  if (chosen && to === null && chosen.brokenAt !== null)
    throw new BackupError(
      `The log of the database in ${address} goes on, but ${chosen.brokenAt} is missing or damaged there: without it only the state of ${wordsOf(chosen.until)} comes back, with --to ${wordsOf(chosen.until)}.`,
    )
  if (chosen) return chosen
  const possible = merged(stretches)
  const why =
    to! > now
      ? 'that is in the future'
      : to! < possible[0]!.from
        ? 'that is before the first base copy'
        : to! > possible.at(-1)!.until
          ? 'nothing newer was brought there'
          : 'a part of the log is missing there'
  const words = possible.map(({ from, until }) => `from ${wordsOf(roundedUp(from))} to ${wordsOf(until)}`).join(', or ')
  throw new BackupError(
    `The database cannot be brought back to ${wordsOf(to!)} from ${address}: ${why}. Possible is any instant ${words}.`,
  )
}

const timelineOf = (segment: string) => segment.slice(0, 8)

/** Without those that other ones contain or continue. */
function merged(stretches: ReadonlyArray<Stretch>): Array<{ from: Date; until: Date }> {
  const spans: Array<{ from: Date; until: Date }> = []
  for (const { from, until } of stretches.toSorted((one, other) => Number(one.from) - Number(other.from))) {
    const last = spans.at(-1)
    if (last && from <= last.until) last.until = until > last.until ? until : last.until
    else spans.push({ from, until })
  }
  return spans
}

function roundedUp(instant: Date): Date {
  return new Date(Math.ceil(instant.getTime() / 1000) * 1000)
}

/** To the second, as `--to` takes it. */
function wordsOf(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`
}
