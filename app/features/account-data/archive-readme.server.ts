import type { ExportContents } from './export-contents.server.ts'

interface Contents extends ExportContents {
  readonly site: string
  readonly madeAt: Date
  readonly files: readonly string[]
  readonly isAddressProved: boolean
}

const folders = [
  { name: 'pictures/', about: 'Your pictures, in the largest size that we keep.' },
  { name: 'lab-files/', about: 'The PDFs of your lab reports.' },
]
const UNPROVED =
  'You have not confirmed that your address is yours, so anything that came to us with the address alone is not included.'

/** The README.txt of an export: what is what. */
export function readmeOf({ site, madeAt, filled, files, leftOut, isAddressProved }: Contents): string {
  return [
    `Your data at ${site}`,
    `Made on ${madeAt.toISOString()}.`,
    '',
    'data.json      Everything in one file, for programs.',
    'csv/           The same, one file a subject, for spreadsheet programs.',
    ...folders
      .filter(({ name }) => files.some((file) => file.startsWith(name)))
      .map(({ name, about }) => `${name.padEnd(14)} ${about}`),
    '',
    'Days are written as 2026-03-02, instants as 2026-03-02T09:30:00.000Z, in UTC. Units are in the names of the columns.',
    'An empty cell means that the value is not known. In the CSV files a text that begins like a formula (with =, +, - or @)',
    'has an apostrophe before it, so that no spreadsheet program runs it; data.json has it as it is.',
    '',
    'WHAT IS IN IT',
    '',
    ...filled.flatMap(({ name, about, records }) => [`csv/${name}.csv (${linesOf(records.length)})`, `    ${about}`]),
    ...files,
    '',
    'WHAT IS LEFT OUT, AND WHY',
    '',
    ...leftOut,
    ...(isAddressProved ? [] : [UNPROVED]),
    '',
  ].join('\r\n')
}

function linesOf(count: number): string {
  return count === 1 ? '1 line' : `${count} lines`
}
