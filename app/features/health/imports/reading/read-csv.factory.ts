import type { ColumnMapping } from '#features/health/core/import.ts'

import { readHead } from './csv-head.ts'
import { csvRows, orderFinder } from './csv-rows.ts'
import { gatherDays } from './day-values.ts'
import { guessMapping } from './guess.ts'
import { knownFile } from './known-files.ts'

/** Reads a short file as far as its columns are known or given. */
export function readCsv(text: string, { name = 'file.csv', mapping }: { name?: string; mapping?: ColumnMapping } = {}) {
  const head = readHead(text, true)
  const known = knownFile(head, name)
  const columns = mapping ?? known?.mapping ?? guessMapping(head, { source: 'Guessed', units: 'metric' })
  const finder = orderFinder(head, columns)
  for (const cells of head.sample) finder.look(cells)
  const order = finder.found()
  const days = gatherDays('2026-11-23')
  const take = csvRows(head, columns, columns.dateOrder ?? (order === 'unclear' ? null : order), days)
  for (const [at, cells] of head.sample.entries()) take(cells, head.skipped + at + 1)
  return { kind: known?.kind ?? null, order, values: days.values(), ...days.told(), naps: days.naps() }
}
