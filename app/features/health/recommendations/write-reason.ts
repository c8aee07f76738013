import { writeRounded } from '#features/health/trends/rounded.ts'
import { unitOf, vitals } from '#features/health/vitals.ts'
import type { Day } from '#features/identity/dates/calendar-day.ts'
import { writeDayShort, type DateLanguage } from '#features/identity/dates/date-words.ts'
import { spell } from '#features/identity/dates/spelling.ts'
import type { Units } from '#features/identity/units.ts'

import type { Recommendation } from './recommend.ts'
import type { ReasonPart } from './statistics.ts'

/** For whom a reason is written. */
export interface ReasonReader {
  readonly units: Units
  readonly dateLanguage: DateLanguage
  readonly today: Day
}

/** Why a rule speaks, with the member’s numbers in their units. */
export function writeReason({ rule, parts }: Pick<Recommendation, 'rule' | 'parts'>, reader: ReasonReader): string {
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
      return writeRounded(part.name, part.value, units)
    case 'range': {
      const [low, high] = [writeRounded(part.name, part.low, units), writeRounded(part.name, part.high, units)]
      return low === high ? low : `${low} to ${high}`
    }
    case 'name':
      return vitals[part.name].label + (part.method ? ` (${part.method.toUpperCase()})` : '')
    case 'unit':
      return spell(unitOf(part.name, units), dateLanguage)
    case 'count':
      return String(part.value)
    case 'day':
      return writeDayShort(part.day, today, dateLanguage)
    case 'text':
      return part.text
  }
}
