import { stringify } from 'csv-stringify/sync'

import type { ExportSection } from '#base/export-section.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import { zipOf, type ZipEntry } from '#platform/zip.server.ts'

import { readmeOf } from './archive-readme.server.ts'
import { contentsOf, type ExportContents } from './export-contents.server.ts'
import { countOwnRows } from './own-rows.server.ts'
import type { AccountDataPorts, DataSubject, ExportFile } from './ports.server.ts'

/** Everything that all contributors hold about a person. */
export interface Gathered {
  readonly subject: DataSubject
  readonly sections: ReadonlyArray<ExportSection>
  readonly files: ReadonlyArray<ExportFile>
}

/** Asks one contributor after the other; `onPart` hears how many have answered. */
export async function gather(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'jobRecords' | 'broadcast' | 'outbox'> & AccountDataPorts,
  subject: DataSubject,
  onPart: (done: number) => Promise<void>,
): Promise<Gathered> {
  const sections: ExportSection[] = []
  const files: ExportFile[] = []
  for (const [at, contributor] of services.personalData.entries()) {
    sections.push(...(await contributor.sections(services, subject)))
    files.push(...((await contributor.files?.(services, subject)) ?? []))
    await onPart(at + 1)
  }
  return { subject, sections, files }
}

/** The ZIP of an export: README.txt, data.json, a CSV file a section, and the stored files. */
export async function archiveOf(services: Infrastructure & AccountDataPorts, gathered: Gathered): Promise<Uint8Array> {
  const madeAt = services.clock.now()
  const site = await services.site.name()
  return zipOf(entriesOf(services, gathered, { site, madeAt }), madeAt)
}

interface Made {
  readonly site: string
  readonly madeAt: Date
}

async function* entriesOf(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'jobRecords' | 'files' | 'broadcast' | 'outbox'> & AccountDataPorts,
  gathered: Gathered,
  made: Made,
): AsyncGenerator<ZipEntry> {
  const { subject, sections, files } = gathered
  const found: string[] = []
  for (const { name, key } of files) {
    const file = await services.files.get(key)
    if (!file) continue
    found.push(name)
    yield { name, body: file.body }
  }
  const tables = services.personalData.flatMap((contributor) => contributor.tables)
  const contents = contentsOf(tables, sections, await countOwnRows(services, tables, subject))
  for (const section of contents.filled) yield { name: `csv/${section.name}.csv`, body: bytesOf(csvOf(section)) }
  yield { name: 'data.json', body: bytesOf(jsonOf(contents, found, made)) }
  yield {
    name: 'README.txt',
    body: bytesOf(readmeOf({ ...made, ...contents, files: found, isAddressProved: subject.emailVerified })),
  }
}

function jsonOf({ filled }: ExportContents, files: readonly string[], { site, madeAt }: Made): string {
  const bySection = Object.fromEntries(filled.map(({ name, about, records }) => [name, { about, records }]))
  return `${JSON.stringify({ site, madeAt: madeAt.toISOString(), sections: bySection, files }, null, 2)}\n`
}

/** RFC 4180, with a byte order mark for spreadsheet programs. */
export function csvOf({ columns, records }: Pick<ExportSection, 'columns' | 'records'>): string {
  return stringify([...records], {
    header: true,
    columns: [...columns],
    bom: true,
    record_delimiter: 'windows',
    cast: { string: withoutFormula, boolean: String },
  })
}

/** Spreadsheet programs would run a text that begins like a formula (OWASP, CSV injection). */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
