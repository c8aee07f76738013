import { flagByRange, type Flag } from '#features/health/core/flags.ts'
import { readFlag } from '#features/health/labs/reading/read-flag.ts'
import { readRange } from '#features/health/labs/reading/read-range.ts'
import { readValue } from '#features/health/labs/reading/read-value.ts'

import { lineFields, lineName, type LineField } from './report-fields.ts'

/** A line of a report that is looked over, as its row says it. */
export interface LineSummary {
  readonly name: string
  /** What the list calls it, where the report calls it otherwise; null where the list has no such test. */
  readonly test: string | null
  /** The result with its unit. */
  readonly result: string
  readonly range: string
  /** As marked, else by the range. */
  readonly flag: Flag | null
  readonly isLeftOut: boolean
}

type Values = Readonly<Record<string, string>>
type Texts = Readonly<Partial<Record<LineField, string>>>

/** What the row of a line says while its fields hold these texts. */
export function summaryOf(texts: Texts): LineSummary {
  const of = (field: LineField) => (texts[field] ?? '').trim()
  const [value, range] = [readValue(of('value')), readRange(of('range'))]
  return {
    name: of('name') || of('test') || 'No name',
    test: of('test') || null,
    result: [of('value') || 'No result', of('unit')].filter(Boolean).join(' '),
    range: of('range'),
    flag: readFlag(of('flag')) ?? (value && range && flagByRange({ ...value, ...range })),
    isLeftOut: of('out') === 'yes',
  }
}

/** The texts of a line, of all those of a form; what was typed since stands over them. Costs the same however long the form is. */
export function textsOfLine(values: Values, report: number, line: number, typed: Values = {}): Texts {
  const textAt = (name: string) => typed[name] ?? values[name]
  return Object.fromEntries(lineFields.map((field) => [field, textAt(lineName(report, line, field))]))
}

/** A line that somebody should look at: something is said about it, or a field of it was refused. */
export interface LineToCheck {
  /** Of its row in the page. */
  readonly id: string
  readonly name: string
  readonly isRefused: boolean
}

interface Form {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** The lines of a report that somebody should look at, in their order. */
export function linesToCheck(form: Form, report: number, lines: ReadonlyArray<number>): LineToCheck[] {
  return lines.flatMap((line) => {
    const texts = textsOfLine(form.values, report, line)
    const isRefused = lineFields.some((field) => form.errors[lineName(report, line, field)] !== undefined)
    if (!isRefused && !texts.note) return []
    return [{ id: rowId(report, line), name: summaryOf(texts).name, isRefused }]
  })
}

/** The id of a line’s row in the page. */
export function rowId(report: number, line: number): string {
  return `report-${report}-line-${line}`
}
