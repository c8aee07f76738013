import { dateOrders, type ColumnMapping, type DateOrder, type SleepColumns } from '#features/health/core/import.ts'
import { vitalNames, type VitalName } from '#features/health/core/vitals.ts'

import { importUnit } from './reading/import-units.ts'

/** The names of the fields of a number: its column and its unit. */
export const columnField = (metric: VitalName) => `column-${metric}`
export const unitField = (metric: VitalName) => `unit-${metric}`

/** The names of the fields of what else a file says of sleep. */
export const sleepFields = { from: 'sleep-from', to: 'sleep-to', nap: 'sleep-nap' } as const satisfies Record<
  keyof SleepColumns,
  string
>

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
  const hasSleep = numbers.some(({ metric }) => metric === 'sleepHours')
  const sleep = hasSleep ? readSleep(fields, { headings, day }, errors) : {}
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const dateOrder = readOrder(fields['dateOrder'])
  return { ok: true, mapping: { source, day, dateOrder, numbers, ...(Object.keys(sleep).length > 0 && { sleep }) } }
}

/** What else they said of sleep; an end without a begin says nothing, and that of the dates need not be said. */
function readSleep(
  fields: Readonly<Record<string, string>>,
  { headings, day }: { headings: ReadonlyArray<string>; day: string },
  errors: Record<string, string>,
): SleepColumns {
  const [from, to, nap] = (['from', 'to', 'nap'] as const).map((name) => {
    const column = fields[sleepFields[name]] ?? ''
    if (column !== '' && !headings.includes(column)) errors[sleepFields[name]] = 'Choose one of the columns.'
    return column
  })
  if (from === day) errors[sleepFields.from] = 'This column has the dates: choose there the one in which a sleep ends.'
  return { ...(from && { from }), ...(from && to && to !== day && { to }), ...(nap && { nap }) }
}

/** Null for any word that is no order. */
export function readOrder(text: string | undefined): DateOrder | null {
  return dateOrders.find((order) => order === text) ?? null
}
