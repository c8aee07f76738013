import { KG_PER_POUND } from '#features/health/core/units.ts'
import { vitals, type VitalName } from '#features/health/core/vitals.ts'

import { importUnit, type ImportUnit } from './import-units.ts'

const NOTHING = /^(?:|-+|–|—|n\/?a|null|none|nan|nil)$/i
const NAP =
  /^(?:true|yes|y|1|x|ja|oui|s[ií]|(?:late|power|day)?[ _-]?naps?|nickerchen|mittagsschlaf|sieste|siesta|pisolino|drzemka|tukje)$/i
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/
const STONES = /^(\d{1,2})\s*st\.?\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:lbs?|pounds?)\.?$/i
const IN_WORDS =
  /^(?:(\d{1,2})\s*(?:h(?:ours?|rs?)?|std|stunden?)\.?)?(?:\s*(\d{1,3})\s*m(?:in(?:ut(?:e[ns]?))?)?\.?)?(?:\s*(\d{1,2})\s*s(?:ec)?\.?)?$/i

/** No cell with a number is longer, in characters; what is longer is none, and is not looked at. */
const LONGEST_CELL = 60

/** Whether a cell says that nothing was measured. */
export function saysNothing(cell: string): boolean {
  return NOTHING.test(cell.trim())
}

/** Whether a cell of a column that marks naps says that this is one. */
export function saysNap(cell: string): boolean {
  return NAP.test(cell.trim())
}

/** A cell in the unit that is stored; null when it is no number. A unit that stands in the cell wins over that of its column. */
export function readCell(metric: VitalName, cell: string, unit: ImportUnit): number | null {
  if (cell.length > LONGEST_CELL) return null
  const text = cell.replaceAll(/[\s  ]+/g, ' ').trim()
  if (vitals[metric].kind === 'time') {
    const hours = readDuration(text)
    if (hours !== null) return hours
  }
  const stones = metric === 'weightKg' ? STONES.exec(text) : null
  if (stones) return (Number(stones[1]) * 14 + Number(stones[2]!.replace(',', '.'))) * KG_PER_POUND
  const [, digits = '', mark = ''] = /^([+-]?[\d.,'’ ]*\d)\s*([a-z/_ ]*)$/i.exec(text) ?? []
  const own = mark === '' ? unit : importUnit(metric, mark.trim())
  const number = own && readNumber(digits, own.isFine === true)
  return number === null ? null : number * own!.size
}

/** “64,2”, “64.2”, “6,240”, “1.234,5”: where it is not plain, large numbers part thousands and small ones begin a fraction. */
export function readNumber(digits: string, isFine: boolean): number | null {
  const text = digits.replaceAll(/['’ ]/g, '')
  const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const marks = text.match(/[.,]/g) ?? []
  const partsThousands = marks.length > 0 && new Set(marks).size === 1 && /^[+-]?\d{1,3}([.,]\d{3})+$/.test(text)
  if (partsThousands && (isFine || marks.length > 1)) return finite(text.replaceAll(/[.,]/g, ''))
  if (mark < 0) return finite(text)
  // Before the decimals thousands are parted, or nothing is: “1,41.2” is a slip of somebody’s hand.
  if (marks.length > 1 && !/^[+-]?\d{1,3}([.,])\d{3}(?:\1\d{3})*(?!\1)[.,]\d+$/.test(text)) return null
  return finite(`${text.slice(0, mark).replaceAll(/[.,]/g, '')}.${text.slice(mark + 1)}`)
}

function finite(text: string): number | null {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : null
}

/** “7:12”, “7:12:30”, “7h 12min”, “432 min” in hours. */
function readDuration(text: string): number | null {
  const clock = CLOCK.exec(text)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60 + Number(clock[3] ?? 0) / 3600
  const words = IN_WORDS.exec(text)
  if (!words || (words[1] ?? words[2] ?? words[3]) === undefined) return null
  return Number(words[1] ?? 0) + Number(words[2] ?? 0) / 60 + Number(words[3] ?? 0) / 3600
}
