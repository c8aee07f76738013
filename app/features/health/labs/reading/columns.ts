import { plainLetters } from '#features/health/labs/plain-letters.ts'

import { headings } from './headings.ts'

export const columns = [
  'name',
  'value',
  'unit',
  'range',
  'low',
  'high',
  'flag',
  'date',
  'laboratory',
  'fasting',
  'loinc',
  'previous',
  'material',
  'place',
  'status',
] as const

export type LabColumn = (typeof columns)[number]

const known = new Map(columns.flatMap((column) => headings[column].split(', ').map((heading) => [heading, column] as const)))

/** What each column holds by its heading; null where there is no column of names and none of values. */
export function mapColumns(row: ReadonlyArray<string>): Array<LabColumn | null> | null {
  const taken = new Set<LabColumn>()
  const mapped = row.map((heading) => {
    const column = columnCalled(heading)
    if (column === null || taken.has(column)) return null
    taken.add(column)
    return column
  })
  return taken.has('name') && taken.has('value') ? mapped : null
}

/** What a heading says of its column; null where it is none that we know. */
export function columnCalled(heading: string): LabColumn | null {
  return known.get(headingKey(heading)) ?? known.get(headingKey(heading.replace(/[([][\s\S]*$/, ''))) ?? null
}

function headingKey(heading: string): string {
  return plainLetters(heading)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
