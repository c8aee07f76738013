import { daysBetween, type Day } from '#base/dates/calendar-day.ts'
import type { Units } from '#base/units.ts'
import { inUnits, unitOf, formatVital } from '#features/health/core/vitals.ts'

/** A weight that lies so far from the last one that it may be a slip. */
export interface WeightQuestion {
  /** “Is 46.5 kg right? Your last was 64.5 kg two days ago.” */
  readonly text: string
  /** The day of the last one, which may be the slip. */
  readonly lastDay: Day
}

interface Weighed {
  readonly day: Day
  readonly weightKg: number
}

/** More than a twentieth of the last weight is more than a body loses or gains in so few days, unless it was ill, fasted or gave birth; so it is only asked about. */
const FAR_PART = 20
const WITHIN_DAYS = 3
/** Weights have two digits after the point; counted in these, a twentieth is exactly a twentieth. */
const HUNDREDTHS = 100

/**
 * What to ask of a weight that was typed, held against the last one before it as both are read in those units; null where it lies near, or that one is older
 * than three days. Seen from `today`.
 */
export function weightQuestion(typed: Weighed, last: Weighed | null, today: Day, units: Units): WeightQuestion | null {
  if (!last) return null
  const days = daysBetween(last.day, typed.day)
  if (days < 1 || days > WITHIN_DAYS) return null
  const [now, before] = [typed, last].map(({ weightKg }) => Math.round(inUnits('weightKg', weightKg, units) * HUNDREDTHS))
  if (Math.abs(now! - before!) * FAR_PART <= before!) return null
  const write = (kg: number) => `${formatVital('weightKg', kg, units)} ${unitOf('weightKg', units)}`
  const when =
    typed.day === today
      ? ['yesterday', 'two days ago', 'three days ago']
      : ['the day before', 'two days before', 'three days before']
  return {
    text: `Is ${write(typed.weightKg)} right? Your last was ${write(last.weightKg)} ${when[days - 1]!}.`,
    lastDay: last.day,
  }
}
