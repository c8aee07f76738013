import { MAX_NAME, MAX_UNIT, type DraftLine, type DraftReport, type ReadProblem } from '#features/health/labs/reading/draft.ts'
import { MAX_FLAG } from '#features/health/labs/reading/read-flag.ts'

/** How a report stands in a form. Several reports stand in one form one after another; the fields of each line have its number. */
export const headFields = ['collectedOn', 'laboratory', 'fasting', 'fingerprint', 'note'] as const
export const lineFields = [
  'name',
  'test',
  'loinc',
  'value',
  'unit',
  'range',
  'flag',
  'out',
  'row',
  'note',
  'printedValue',
  'printedRange',
] as const

/** The most characters of the fields of a report; of what only travels with it, more than anybody writes there. */
const mostOf: Readonly<Record<HeadField | LineField, number>> = {
  collectedOn: 20,
  laboratory: MAX_NAME,
  fasting: 10,
  fingerprint: 100,
  note: 2_000,
  name: MAX_NAME,
  test: MAX_NAME,
  loinc: 20,
  value: 500,
  unit: MAX_UNIT,
  range: 500,
  flag: MAX_FLAG,
  out: 10,
  row: 20,
  printedValue: 500,
  printedRange: 500,
}
const TEXT_FIELD = 'text'

/** How much a form of lab reports may bring: as many lines as are taken, and what was not. A text that was pasted has a sentence of its own where it is too long. */
export const labFormLimits = {
  fields: 8_000,
  characters: (name: string) => {
    if (name === TEXT_FIELD) return 1_000_000
    const [, field = ''] = /^r\d{1,3}(?:l\d{1,4})?-([a-zA-Z]{1,20})$/.exec(name) ?? []
    return Object.hasOwn(mostOf, field) ? mostOf[field as LineField] : undefined
  },
}

export type HeadField = (typeof headFields)[number]
export type LineField = (typeof lineFields)[number]

export const headName = (report: number, field: HeadField) => `r${report}-${field}`
export const lineName = (report: number, line: number, field: LineField) => `r${report}l${line}-${field}`

/** What a form holds of a report: the numbers that its names have, whatever is filled in. */
export interface FormShape {
  readonly report: number
  readonly lines: ReadonlyArray<number>
}

/** The reports and lines of a form, by the names of its fields. */
export function shapeOf(fields: Readonly<Record<string, string>>): FormShape[] {
  const shape = new Map<number, Set<number>>()
  for (const name of Object.keys(fields)) {
    const [, report, line] = /^r(\d{1,3})(?:l(\d{1,4}))?-/.exec(name) ?? []
    if (report === undefined) continue
    const lines = shape.get(Number(report)) ?? new Set()
    shape.set(Number(report), lines)
    if (line !== undefined) lines.add(Number(line))
  }
  return [...shape]
    .map(([report, lines]) => ({ report, lines: [...lines].toSorted((a, b) => a - b) }))
    .toSorted((a, b) => a.report - b.report)
}

/** A line as it stands in the form: a draft, with the name in the list of the test that it was taken for. */
export type FormLine = DraftLine & { readonly test: string }
export type FormReportDraft = Omit<DraftReport, 'lines'> & {
  readonly fingerprint: string
  readonly lines: ReadonlyArray<FormLine>
}

/** The fields of reports, as the browser would send them. */
export function fieldsOf(reports: ReadonlyArray<FormReportDraft>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [at, { collectedOn, note, laboratory, fasting, fingerprint, lines }] of reports.entries()) {
    fields[headName(at, 'collectedOn')] = collectedOn ?? ''
    fields[headName(at, 'laboratory')] = laboratory
    fields[headName(at, 'fasting')] = fasting === null ? '' : fasting ? 'yes' : 'no'
    fields[headName(at, 'fingerprint')] = fingerprint
    fields[headName(at, 'note')] = note ?? ''
    for (const [place, line] of lines.entries()) {
      const texts = {
        name: line.name,
        test: line.test,
        loinc: line.loinc ?? '',
        value: line.value,
        unit: line.unit,
        range: line.range,
        flag: line.flag,
        out: '',
        row: String(line.row ?? ''),
        note: line.note ?? '',
        printedValue: line.printedValue ?? '',
        printedRange: line.printedRange ?? '',
      }
      for (const field of lineFields) fields[lineName(at, place, field)] = texts[field]
    }
  }
  return fields
}

/** The id of the file that the reports of a form were read from. */
export const FILE_FIELD = 'read-from'

const PROBLEM = 'problem'

/** What was not taken, as fields: it travels with the form, so that a mistake in one line does not hide the rest. */
export function problemFields(problems: ReadonlyArray<ReadProblem>): Record<string, string> {
  return Object.fromEntries(
    problems.map(({ row, text, reason }, at) => [`${PROBLEM}${at}`, [row, text.replaceAll('\n', ' '), reason].join('\n')]),
  )
}

/** What was not taken, of the fields of a form. */
export function problemsOf(fields: Readonly<Record<string, string>>): ReadProblem[] {
  const problems: ReadProblem[] = []
  for (let at = 0; fields[`${PROBLEM}${at}`] !== undefined; at++) {
    const [row, text = '', reason = ''] = fields[`${PROBLEM}${at}`]!.split(/\r?\n/)
    problems.push({ row: Number(row) || 0, text, reason })
  }
  return problems
}
