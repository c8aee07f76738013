import { vitalNames, type VitalName } from '#features/health/vitals.ts'

import { dateOrders, type ColumnMapping, type DateOrder } from './import.ts'
import { importUnit } from './reading/units.ts'

/** The names of the fields of a number: its column and its unit. */
export const columnField = (metric: VitalName) => `column-${metric}`
export const unitField = (metric: VitalName) => `unit-${metric}`

const LONGEST_NAME = 80

type ReadMapping = { ok: true; mapping: ColumnMapping } | { ok: false; errors: Record<string, string> }

/** What a member said of the columns of a file with these headings. */
export function readMapping(fields: Readonly<Record<string, string>>, headings: ReadonlyArray<string>): ReadMapping {
  const errors: Record<string, string> = {}
  const source = (fields['source'] ?? '').trim()
  if (source === '' || source.length > LONGEST_NAME) errors['source'] = `Name its source, in at most ${LONGEST_NAME} letters.`
  const day = fields['day'] ?? ''
  if (!headings.includes(day)) errors['day'] = 'Choose the column with the dates.'
  const numbers: Array<ColumnMapping['numbers'][number]> = []
  for (const metric of vitalNames) {
    const column = fields[columnField(metric)] ?? ''
    if (column === '') continue
    const unit = importUnit(metric, fields[unitField(metric)] ?? '')
    if (!unit) errors[unitField(metric)] = 'Choose a unit.'
    if (!headings.includes(column)) errors[columnField(metric)] = 'Choose one of the columns.'
    else if (column === day) errors[columnField(metric)] = 'This column has the dates.'
    else if (unit) numbers.push({ metric, column, unit: unit.id })
  }
  if (numbers.length === 0 && Object.keys(errors).length === 0) errors['day'] = 'Choose a column for at least one number.'
  const dateOrder = readOrder(fields['dateOrder'])
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, mapping: { source, day, dateOrder, numbers } }
}

/** Null for any word that is no order. */
export function readOrder(text: string | undefined): DateOrder | null {
  return dateOrders.find((order) => order === text) ?? null
}
