import type { ExportContents } from './export-contents.server.ts'

interface Contents extends ExportContents {
  readonly site: string
  readonly madeAt: Date
  readonly files: readonly string[]
}

/** The README.txt of an export: what is what. */
export function readmeOf({ site, madeAt, filled, empty, files, leftOut }: Contents): string {
  return [
    `Your data at ${site}`,
    `Made on ${madeAt.toISOString()}.`,
    '',
    'data.json      Everything in one file, for programs.',
    'csv/           The same, one file a subject, for spreadsheet programs.',
    'pictures/      Your pictures, in the largest size that we keep. The folder is there if you have any.',
    '',
    'Days are written as 2026-03-02, instants as 2026-03-02T09:30:00.000Z, in UTC. Units stand in the names of the columns.',
    'An empty cell is something that is not known. In the CSV files a text that begins like a formula (with =, +, - or @)',
    'has an apostrophe before it, so that no spreadsheet program runs it; data.json has it as it is.',
    '',
    'WHAT IS IN IT',
    '',
    ...filled.flatMap(({ name, about, records }) => [`csv/${name}.csv (${linesOf(records.length)})`, `    ${about}`]),
    ...files,
    '',
    ...noneOf(empty),
    'WHAT IS LEFT OUT, AND WHY',
    '',
    ...leftOut,
    'Messages that were sent to us with your address are here only if you have confirmed that the address is yours.',
    '',
  ].join('\r\n')
}

/** What a reader might look for. */
function noneOf(empty: Contents['empty']): string[] {
  if (empty.length === 0) return []
  return ['WHAT THERE IS NONE OF', '', ...empty.flatMap(({ name, about }) => [name, `    ${about}`]), '']
}

function linesOf(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}
