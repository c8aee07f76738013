import { z } from 'zod'

import { shiftDay, type Day } from '#base/dates/calendar-day.ts'
import { formatDay, type DateLanguage } from '#base/dates/format-date.ts'
import { isDay, isTimeZone, localDay } from '#base/dates/local-day.ts'
import { isId } from '#base/ids.ts'
import { spellNumber } from '#base/spell-number.ts'
import { isUnits, type Units } from '#base/units.ts'

import { snapshotNumber, wasInSnapshot } from './core/form-snapshot.ts'
import { isOpenDay, OPEN_DAYS } from './core/open-days.ts'
import { readVital } from './core/read-vital.ts'
import {
  byVital,
  hrvMethods,
  NUMBERS_OF_DAY,
  vitalNames,
  vitals,
  formatBounds,
  formatVital,
  type HrvMethod,
  type VitalName,
} from './core/vitals.ts'

/** One day's check-in as it shall stand. A vital that is named replaces what was stored (null clears it), others stay. */
export interface CheckIn {
  readonly day: Day
  /** The browser's zone; null when the browser told none. */
  readonly timeZone: string | null
  readonly vitals: Readonly<Partial<Record<VitalName, number | null>>>
  /** How the HRV of the day was worked out, as the member said; null where they said that they do not know. */
  readonly hrvMethod?: HrvMethod | null
  /** The key of the form that it came with, by which one sent twice is known. */
  readonly key?: string
}

const fields = z.object({
  date: z.string().default(''),
  timeZone: z.string().default(''),
  units: z.string().optional(),
  shown: z.string().optional(),
  ...byVital(() => z.string().optional()),
  hrvMethod: z.string().optional(),
  key: z.string().optional(),
})

interface CheckInFormTerms {
  readonly now: Date
  readonly profileZone: string | null
  /** Of the dates in what is said. */
  readonly dateLanguage?: DateLanguage
}

/**
 * The check-in form. "Today" is now in the browser’s zone (field `timeZone`), else the profile’s, else UTC. `shown` is what the
 * form was filled with (core/form-snapshot.ts): an emptied field clears only a number that it showed, and an untouched one keeps
 * the stored number to the last digit. Numbers are in the form’s units (`units`), metric where it names none, whatever the
 * profile says by now.
 */
export function checkInForm({ now, profileZone, dateLanguage = null }: CheckInFormTerms) {
  return fields.transform((typed, { addIssue }): CheckIn => {
    const timeZone = isTimeZone(typed.timeZone) ? typed.timeZone : null
    const today = localDay(now, timeZone ?? profileZone ?? 'UTC')
    if (!isDay(typed.date) || !isOpenDay(typed.date, today)) {
      const message = `Choose a day from ${formatDay(shiftDay(today, 1 - OPEN_DAYS), dateLanguage)} to ${formatDay(today, dateLanguage)}.`
      addIssue({ code: 'custom', path: ['date'], message })
    }
    const units = isUnits(typed.units) ? typed.units : 'metric'
    const read: Partial<Record<VitalName, number | null>> = {}
    let refused = false
    for (const name of vitalNames) {
      const text = typed[name]?.trim()
      if (text === undefined || (text === '' && !(typed.shown === undefined || wasInSnapshot(typed.shown, typed.date, name))))
        continue
      const value = text === '' ? null : readField(name, text, units, typed.shown)
      read[name] = value
      if (text === '' || (value !== null && value >= vitals[name].least && value <= vitals[name].most)) continue
      addIssue({ code: 'custom', path: [name], message: rangeSentence(name, units) })
      refused = true
    }
    if (!refused && Object.values(read).every((value) => value === null)) {
      addIssue({
        code: 'custom',
        path: ['vitals'],
        message: `Fill in at least one of the ${spellNumber(NUMBERS_OF_DAY)} fields.`,
      })
    }
    return {
      day: typed.date,
      timeZone,
      vitals: read,
      ...(typed.hrvMethod !== undefined && { hrvMethod: hrvMethods.find((method) => method === typed.hrvMethod) ?? null }),
      ...(isId(typed.key) && { key: typed.key }),
    }
  })
}

/** The stored number behind what was shown, where nobody touched it; else what was typed. */
function readField(name: VitalName, text: string, units: Units, shown = ''): number | null {
  const stored = snapshotNumber(shown, name)
  return stored !== null && text === formatVital(name, stored, units) ? stored : readVital(name, text, units)
}

function rangeSentence(name: VitalName, units: Units): string {
  const { least, most } = formatBounds(name, units)
  const range = `from ${least} to ${most}`
  const { kind, digits } = vitals[name]
  if (kind === 'time') return `Enter a time ${range}, such as 7:12.`
  return digits === 0 ? `Enter a whole number ${range}.` : `Enter a number ${range}.`
}
