import { Unreadable } from './unreadable.ts'

/** A sleep as a file gives it: a whole night, a piece of one, or a nap. */
export interface Sleep {
  readonly row: number
  readonly source: string
  /** The number of the day to which it belongs: that on which it ends by its own clock. */
  readonly day: number
  /** Null where the file says only how long it was. */
  readonly span: SleepSpan | null
  /** How much of it was asleep. */
  readonly asleepMs: number
}

/** From when to when somebody slept, in milliseconds on one clock. */
export interface SleepSpan {
  readonly start: number
  readonly end: number
  /** Its end by the clock beside the bed, in milliseconds since 1970 there. */
  readonly shownEnd: number
}

/** The night of a day: what counts of all that a source says of it. */
export interface Night {
  readonly row: number
  readonly source: string
  readonly day: number
  readonly asleepMs: number
}

const HOUR_MS = 60 * 60 * 1000
/** Who is awake for longer has begun another sleep. */
const MIN_GAP_MS = 3 * HOUR_MS
const LONGEST_MS = 24 * HOUR_MS
/** Sleeps whose middles lie between these hours of one night are pieces of it, however long somebody was awake between them. */
const NIGHT_BEGINS_MS = 21 * HOUR_MS
const NIGHT_ENDS_MS = 9 * HOUR_MS
const MOST = 1_000_000
const FIELDS = 6

interface OfSource {
  /** Start, end, day, time asleep, row and shown end of each, side by side: a million of them are 48 MB. */
  readonly spans: number[]
  /** Of each day the longest one whose begin and end nobody said. */
  readonly totals: Map<number, Night>
}

/**
 * Gathers sleeps into one night a source and day. Overlaps count once. More than three hours awake begin another sleep, unless
 * both lie in the hours of one night: that night is both. The longest sleep that ends on a day is its night; others are naps, not
 * added to it. Where only lengths are known the longest counts.
 */
export function gatherNights() {
  const bySource = new Map<string, OfSource>()
  let count = 0
  let naps = 0

  function add({ row, source, day, span, asleepMs }: Sleep): void {
    if (++count > MOST) throw new Unreadable('This file has more than a million times asleep. Please import it in parts.')
    let of = bySource.get(source)
    if (!of) bySource.set(source, (of = { spans: [], totals: new Map() }))
    if (span && span.end > span.start && span.end - span.start <= LONGEST_MS) {
      of.spans.push(span.start, span.end, day, asleepMs, row, span.shownEnd)
      return
    }
    const other = of.totals.get(day)
    if (other && other.asleepMs !== asleepMs) naps += 1
    if (!other || asleepMs > other.asleepMs) of.totals.set(day, { row, source, day, asleepMs })
  }

  /** The night of each day, once all is added. */
  function* nights(): Generator<Night> {
    for (const [source, { spans, totals }] of bySource) {
      const byDay = new Map<number, Night>()
      for (const sleep of sleepsOf(spans)) {
        const other = byDay.get(sleep.day)
        if (other && Math.min(other.asleepMs, sleep.asleepMs) > 0) naps += 1
        if (!other || sleep.asleepMs > other.asleepMs) byDay.set(sleep.day, { source, ...sleep })
      }
      for (const [day, total] of totals) {
        const other = byDay.get(day)
        if (!other || total.asleepMs > other.asleepMs) byDay.set(day, total)
      }
      yield* byDay.values()
    }
  }

  return {
    add,
    /** Leaves out what the file itself calls a nap. */
    addNap: () => void (naps += 1),
    nights,
    /** How many sleeps were not added to a night, once all nights are made. */
    naps: () => naps,
  }
}

/** Each sleep with what counts of it. */
function* sleepsOf(spans: ReadonlyArray<number>): Generator<Omit<Night, 'source'>> {
  let night: number[] = []
  let lastNight: number | null = null
  for (const together of unbroken(spans)) {
    const next = nightAround(spans, together)
    if (night.length > 0 && (next === null || next !== lastNight)) {
      yield oneSleep(spans, night)
      night = []
    }
    for (const at of together) night.push(at)
    lastNight = next
  }
  if (night.length > 0) yield oneSleep(spans, night)
}

/** The places of spans that nobody was awake between for long, in their order. */
function* unbroken(spans: ReadonlyArray<number>): Generator<number[]> {
  const order = Array.from({ length: spans.length / FIELDS }, (_, n) => n * FIELDS).toSorted((a, b) => spans[a]! - spans[b]!)
  let together: number[] = []
  let end = -Infinity
  for (const at of order) {
    if (together.length > 0 && spans[at]! - end > MIN_GAP_MS) {
      yield together
      together = []
      end = -Infinity
    }
    together.push(at)
    end = Math.max(end, spans[at + 1]!)
  }
  if (together.length > 0) yield together
}

/** The number of the day to whose night the middle of a sleep belongs, by the clock beside the bed; null where it lies in the day. */
function nightAround(spans: ReadonlyArray<number>, together: ReadonlyArray<number>): number | null {
  const last = together.reduce((latest, at) => (spans[at + 1]! > spans[latest + 1]! ? at : latest))
  const middle = spans[last + 5]! - (spans[last + 1]! - spans[together[0]!]!) / 2
  const day = Math.floor(middle / (24 * HOUR_MS))
  const hour = middle - day * 24 * HOUR_MS
  if (hour >= NIGHT_BEGINS_MS) return day + 1
  return hour < NIGHT_ENDS_MS ? day : null
}

/**
 * What counts of spans that belong together: the longest time asleep wholly, and of each other one as large a share as its span lies outside all before
 * it. Of stages, which are asleep from end to end, that is the length of their union. n log n.
 */
function oneSleep(spans: ReadonlyArray<number>, together: ReadonlyArray<number>): Omit<Night, 'source'> {
  const cuts = [...new Set(together.flatMap((at) => [spans[at]!, spans[at + 1]!]))].toSorted((a, b) => a - b)
  const placeOf = new Map(cuts.map((cut, place) => [cut, place]))
  // Of each stretch between two cuts the next one that is still free, with shortened paths.
  const next = cuts.map((_, place) => place)
  const freeFrom = (place: number): number => {
    let free = place
    while (next[free] !== free) {
      next[free] = next[next[free]!]!
      free = next[free]!
    }
    return free
  }
  let [asleepMs, last] = [0, together[0]!]
  for (const at of together.toSorted((a, b) => spans[b + 3]! - spans[a + 3]!)) {
    const [start, end] = [spans[at]!, spans[at + 1]!]
    const stop = placeOf.get(end)!
    let free = 0
    for (let place = freeFrom(placeOf.get(start)!); place < stop; place = freeFrom(place)) {
      free += cuts[place + 1]! - cuts[place]!
      next[place] = place + 1
    }
    asleepMs += spans[at + 3]! * (free / (end - start))
    if (end > spans[last + 1]!) last = at
  }
  return { row: spans[last + 4]!, day: spans[last + 2]!, asleepMs }
}
