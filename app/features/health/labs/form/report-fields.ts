import type { DraftLine, DraftReport, ReadProblem } from '#features/health/labs/reading/draft.ts'

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
