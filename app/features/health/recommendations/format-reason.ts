import type { Day } from '#base/dates/calendar-day.ts'
import { formatShortDay, type DateLanguage } from '#base/dates/format-date.ts'
import { spell } from '#base/dates/spelling.ts'
import type { Units } from '#base/units.ts'
import { formatRounded } from '#features/health/core/rounded.ts'
import { unitOf, vitals } from '#features/health/core/vitals.ts'

import type { Recommendation } from './recommend.ts'
import type { ReasonPart } from './statistics.ts'

/** For whom a reason is written. */
export interface ReasonReader {
  readonly units: Units
  readonly dateLanguage: DateLanguage
  readonly today: Day
}

/** Why a rule speaks, with the member’s numbers in their units. */
export function formatReason({ rule, parts }: Pick<Recommendation, 'rule' | 'parts'>, reader: ReasonReader): string {
  const written = rule.reason.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const part = parts[name]
    return part ? write(part, reader) : whole
  })
  // The point of a short month ends the sentence too.
  return written.replace(/\.\.$/, '.')
}

function write(part: ReasonPart, { units, dateLanguage, today }: ReasonReader): string {
  switch (part.is) {
    case 'vital':
      return formatRounded(part.name, part.value, units)
    case 'range': {
      const [low, high] = [formatRounded(part.name, part.low, units), formatRounded(part.name, part.high, units)]
      return low === high ? low : `${low} to ${high}`
    }
    case 'name':
      return vitals[part.name].label + (part.method ? ` (${part.method.toUpperCase()})` : '')
    case 'unit':
      return spell(unitOf(part.name, units), dateLanguage)
    case 'count':
      return String(part.value)
    case 'day':
      return formatShortDay(part.day, today, dateLanguage)
    case 'text':
      return part.text
  }
}
