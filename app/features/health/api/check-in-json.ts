import { isTypedInUs } from '#features/health/core/read-vital.ts'
import { vitalNames, type Vitals } from '#features/health/core/vitals.ts'

const names = ['date', 'timeZone', ...vitalNames] as const

/** A value that no field takes. */
const NOTHING_OF_OURS = '?'

/**
 * A check-in that a program sent, as the fields of the form: numbers as a person would type them, null as an emptied field. Fields that
 * the form does not have are left out. Programs speak metric, whatever their person reads.
 */
export function checkInFields(body: object): Record<string, string> {
  const sent = new Map(Object.entries(body))
  return Object.fromEntries(names.filter((name) => sent.has(name)).map((name) => [name, typed(name, sent.get(name))]))
}

function typed(name: (typeof names)[number], value: unknown): string {
  if (value === null) return ''
  const isNumber = name !== 'date' && name !== 'timeZone'
  if (isNumber && typeof value === 'string' && isTypedInUs(name, value)) return NOTHING_OF_OURS
  return typeof value === 'string' || typeof value === 'number' ? String(value) : NOTHING_OF_OURS
}

/** One day's check-in as programs read it; null is "not measured". */
export interface CheckInJson extends Vitals {
  readonly date: string
  /** The zone in which the day was meant. */
  readonly timeZone: string
  readonly recordedAt: string
}
