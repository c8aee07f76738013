import { dayOfNumber } from '#features/identity/dates/calendar-day.ts'

import type { DayGatherer } from './day-values.ts'
import { Unreadable } from './unreadable.ts'

/** A time asleep, in milliseconds since 1970; `endDay` is the number of the day on which it ends by its own clock. */
interface Asleep {
  readonly start: number
  readonly end: number
  readonly endDay: number
  readonly row: number
}

/** Who is awake for longer has begun another night, or a nap. */
const APART_MS = 3 * 60 * 60 * 1000
const LONGEST_MS = 24 * 60 * 60 * 1000
const MOST = 1_000_000
const FIELDS = 4

/**
 * Gathers times asleep. Those of one source that overlap count once (stages lie within a whole), and a night belongs to the day on
 * which it ends.
 */
export function gatherNights(days: DayGatherer) {
  // Numbers side by side: a million times asleep are 32 MB.
  const bySource = new Map<string, number[]>()
  let count = 0
  return {
    add(source: string, { start, end, endDay, row }: Asleep): void {
      if (!(end > start)) return
      if (end - start > LONGEST_MS) return days.refuse(row, 'A sleep of more than 24 hours.')
      if (++count > MOST) throw new Unreadable('This file has more than a million times asleep. Please bring it in parts.')
      const times = bySource.get(source) ?? []
      times.push(start, end, endDay, row)
      bySource.set(source, times)
    },
    /** Hands each night over, once all is added. */
    finish(): void {
      for (const [source, times] of bySource) {
        for (const { hours, night } of nightsOf(times)) {
          const day = dayOfNumber(night.endDay)
          days.add({ row: night.row, source, metric: 'sleepHours', day, at: night.end / 1000, value: hours })
        }
      }
    },
  }
}

function* nightsOf(times: number[]): Generator<{ hours: number; night: Asleep }> {
  const order = Array.from({ length: times.length / FIELDS }, (_, n) => n * FIELDS).toSorted((a, b) => times[a]! - times[b]!)
  let night: Asleep | null = null
  let asleepMs = 0
  for (const at of order) {
    const [start, end, endDay, row] = times.slice(at, at + FIELDS) as [number, number, number, number]
    if (night && start - night.end > APART_MS) {
      yield { hours: asleepMs / 3_600_000, night }
      night = null
    }
    if (!night) asleepMs = 0
    asleepMs += Math.max(0, end - Math.max(start, night?.end ?? start))
    if (!night || end > night.end) night = { start, end, endDay, row }
  }
  if (night) yield { hours: asleepMs / 3_600_000, night }
}
