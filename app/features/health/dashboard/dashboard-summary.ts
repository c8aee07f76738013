import { spellNumber } from '#base/spell-number.ts'
import { NUMBERS_OF_DAY } from '#features/health/core/vitals.ts'
import { isPhoneCall } from '#features/health/labs/alarm-notes.ts'

import type { Dashboard } from './dashboard.ts'

const ALL = spellNumber(NUMBERS_OF_DAY)

/** What today asks of the member, in a sentence or two. While a doctor is to be phoned nothing else is asked. */
export function leadOf({ streak, year, labNews }: Pick<Dashboard, 'streak' | 'year' | 'labNews'>): string {
  if (isPhoneCall(labNews)) return 'The note about your lab report comes first. Everything else on this page can wait.'
  const isFilledByFiles = Array.from(year.filled).some((digit) => digit !== '0')
  if (streak.lastEntryDay === null && isFilledByFiles)
    return 'Your files have set this page in motion. One number of today is your first check-in.'
  if (streak.lastEntryDay === null) return 'Log one number of today, and every instrument on this page begins to move.'
  if (streak.current === 0) return `Today is still open. One number is enough to log it, ${ALL} make it complete.`
  const filled = Number(year.filled.at(-1))
  if (filled === NUMBERS_OF_DAY) return `All ${ALL} numbers of today are in. Nothing is left to enter until tomorrow.`
  const some = filled === 0 ? 'none' : spellNumber(filled)
  return `Today is logged with ${some} of ${ALL} numbers. The others can follow whenever you have them.`
}

/** What an entry of today would do for the streak; null once there is one. */
export function keepSentence({ streak }: Pick<Dashboard, 'streak'>): string | null {
  if (streak.lastEntryDay === null || streak.current > 0) return null
  if (streak.keeps === 0) return 'An entry today begins a new run.'
  return `An entry today keeps your run of ${streak.keeps === 1 ? 'one day' : `${streak.keeps} days`}.`
}
