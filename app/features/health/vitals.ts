/** The six numbers of a day, in the order in which they are asked for. */
export const vitalNames = ['weightKg', 'sleepHours', 'steps', 'waterLiters', 'hrvMs', 'restingHr'] as const

export type VitalName = (typeof vitalNames)[number]

/** What was measured on one day; null is "not measured", never zero. */
export type Vitals = Readonly<Record<VitalName, number | null>>

/** How one of the six is named, bounded and kept. The database holds the same bounds as constraints. */
export interface Vital {
  readonly label: string
  readonly unit: string
  readonly least: number
  readonly most: number
  /** Digits kept after the point. */
  readonly digits: number
}

/** Bounds are wide on purpose: they catch slips (a missing point, a number in the wrong field), not unusual bodies. */
export const vitals: Readonly<Record<VitalName, Vital>> = {
  weightKg: { label: 'Weight', unit: 'kg', least: 20, most: 400, digits: 2 },
  sleepHours: { label: 'Sleep', unit: 'h : min', least: 0, most: 24, digits: 4 },
  steps: { label: 'Steps', unit: 'steps', least: 0, most: 120_000, digits: 0 },
  waterLiters: { label: 'Water', unit: 'litres', least: 0, most: 15, digits: 3 },
  hrvMs: { label: 'HRV', unit: 'ms', least: 1, most: 300, digits: 1 },
  restingHr: { label: 'Resting heart rate', unit: 'bpm', least: 25, most: 220, digits: 1 },
}

/** The value as people write it: "64.2", "7:12", "6,240". Empty when there is none. */
export function writeVital(name: VitalName, value: number | null): string {
  if (value === null) return ''
  if (name === 'sleepHours') return writeHours(value)
  if (name === 'steps') return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
  return String(value)
}

/** Hours as "7:12". */
function writeHours(hours: number): string {
  const minutes = Math.round(hours * 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/**
 * Reads what a person typed; null when it is no number of that kind. Bounds are not looked at.
 * A decimal comma counts as a point; the field's own unit may follow. Steps may have thousands separators.
 */
export function readVital(name: VitalName, typed: string): number | null {
  const text = typed.trim().toLowerCase()
  if (name === 'sleepHours') return readHours(text)
  if (name === 'steps') return readSteps(text.replace(/\s*steps?$/, ''))
  return readDecimal(text.replace(UNIT_TYPED[name], ''), vitals[name].digits)
}

const UNIT_TYPED = {
  weightKg: /\s*kg$/,
  waterLiters: /\s*(l|litres?|liters?)$/,
  hrvMs: /\s*ms$/,
  restingHr: /\s*bpm$/,
}

function readDecimal(text: string, digits: number): number | null {
  if (!/^(\d{1,9}([.,]\d{0,9})?|[.,]\d{1,9})$/.test(text)) return null
  return Number(Number(text.replace(',', '.')).toFixed(digits))
}

function readSteps(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  return /^\d{1,3}(?:([.,’'\s])\d{3})(?:\1\d{3})*$/.test(text) ? Number(text.replace(/\D/g, '')) : null
}

/** "7:12", "7h12", "7 h 12 min", "7.2", "7,2", kept to the minute. */
function readHours(text: string): number | null {
  const clock = /^(\d{1,2})\s*(?::\s*|h\s*)([0-5]?\d)\s*(?:m|min|minutes)?$/.exec(text)
  const hours = clock ? Number(clock[1]) + Number(clock[2]) / 60 : readDecimal(text.replace(/\s*(h|hours?)$/, ''), 9)
  return hours === null ? null : Number((Math.round(hours * 60) / 60).toFixed(vitals.sleepHours.digits))
}
