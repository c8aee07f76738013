import { dateOrderIn, type DateOrder } from '#features/health/labs/reading/read-day.ts'
import { decimalSignOf } from '#features/health/labs/reading/read-number.ts'

import { PaperHead } from './paper-head.ts'
import type { ReportText } from './report-lines.ts'
import { ReportReader } from './report-reader.ts'
import { rowsOf } from './rows.ts'

/** Reads the text of a report row by row. Each row ends as part of a result, as a known part of the paper, or as not taken. */
export function readReportText(text: string): ReportText {
  const rows = rowsOf(text)
  const sign = decimalSignOf(text)
  const dateOrder = dateOrderIn(text)
  const usual: DateOrder = sign === 'point' && !/\b\d{1,2}\.\d{1,2}\.\d{2,4}\b/.test(text) ? 'month first' : 'day first'
  const head = new PaperHead(dateOrder === 'either' || dateOrder === null ? usual : dateOrder, dateOrder === 'either')
  const reader = new ReportReader(rows, sign, head)
  for (const row of rows) reader.read(row)
  return reader.close()
}
