import type { SourceKind } from '#features/health/core/source.ts'
import type { PartedFile } from '#platform/parted-file.server.ts'

import { HEAD_BYTES, readHead, type CsvHead } from './csv-head.ts'
import { knownFile, type KnownFile } from './known-files.ts'
import { decoded, encodingOf, Undecodable, type Encoding } from './text.server.ts'
import { Unreadable } from './unreadable.ts'
import { listZip, shareBytes, type ZipEntry } from './zip-directory.server.ts'
import { BOMB, readEntry } from './zip-entry.server.ts'

/** A text that can be read from its beginning, as often as need be. */
export interface TextFile {
  readonly name: string
  readonly encoding: Encoding
  open(): AsyncGenerator<Uint8Array>
}

export interface CsvFile extends TextFile {
  readonly head: CsvHead
  /** Null where the member has to name its columns. */
  readonly known: KnownFile | null
}

/** What kind of file it is. */
export type Recognised =
  | { readonly format: 'apple'; readonly kind: SourceKind; readonly xml: TextFile }
  | { readonly format: 'csv'; readonly kind: SourceKind; readonly files: ReadonlyArray<CsvFile> }

const MAX_CSV_FILES = 200

const WORKBOOK = 'This is a spreadsheet: please save the sheet as CSV, and import that.'

/** Finds out what a file is, by what is in it. Throws `Unreadable` for what is none of ours. */
export async function recognise(file: PartedFile, fileName: string): Promise<Recognised> {
  const whole = { name: fileName, open: () => file.read(0, file.bytes) }
  const head = await beginningOf(whole.open())
  if (head[0] === 0x50 && head[1] === 0x4b) return inZip(file, await listZip(file))
  const encoding = encodingOf(head)
  const begins = new TextDecoder(encoding).decode(head.subarray(0, 1024))
  if (/^\uFEFF?\s*<(?:!doctype )?html/i.test(begins) || /^\uFEFF?\s*<[?!][^]{0,500}<html[\s>]/i.test(begins))
    throw new Unreadable('This is a web page, not an export: perhaps the link led to a page that asks you to sign in.')
  if (/^\uFEFF?\s*</.test(begins)) return { format: 'apple', kind: 'apple-health', xml: { ...whole, encoding } }
  const csv = await asCsv(whole)
  return { format: 'csv', kind: csv.known?.kind ?? 'csv', files: [csv] }
}

async function inZip(file: PartedFile, entries: ReadonlyArray<ZipEntry>): Promise<Recognised> {
  const files = entries.filter(({ name, bytes }) => bytes > 0 && !/(^|\/)(__MACOSX\/|\.(?!\.?\/))/.test(name))
  if (files.some(({ name }) => /^(?:xl\/workbook\.(?:xml|bin)|content\.xml|Index\/Document\.iwa)$/i.test(name)))
    throw new Unreadable(WORKBOOK)
  if (shareBytes(files)) throw new Unreadable(BOMB)
  const open = (entry: ZipEntry) => ({ name: entry.name, open: () => readEntry(file, entry) })
  const xml = files
    .filter(({ name }) => /\.xml$/i.test(name) && !/_cda\.xml$/i.test(name))
    .toSorted((a, b) => Number(isExport(b.name)) - Number(isExport(a.name)) || b.bytes - a.bytes)[0]
  if (xml) {
    const text = open(xml)
    const encoding = encodingOf(await beginningOf(text.open()))
    return { format: 'apple', kind: 'apple-health', xml: { ...text, encoding } }
  }
  const tables = files.filter(({ name }) => /\.csv$/i.test(name)).slice(0, MAX_CSV_FILES)
  const read: CsvFile[] = []
  for (const entry of tables) {
    const csv = await asCsv(open(entry)).catch((error: unknown) => {
      // Beside the one that counts an export has empty and odd ones.
      if (error instanceof Unreadable && tables.length > 1) return null
      throw error
    })
    if (csv && (csv.known || tables.length === 1)) read.push(csv)
  }
  if (read.length === 0)
    throw new Unreadable(
      files.length === 0
        ? 'This ZIP file is empty.'
        : 'Nothing in this ZIP file is known here. Please import the CSV file that you want by itself.',
    )
  return { format: 'csv', kind: read[0]!.known?.kind ?? 'csv', files: read }
}

function isExport(name: string): boolean {
  return /(^|\/)export\.xml$/i.test(name)
}

async function asCsv(text: Pick<TextFile, 'name' | 'open'>): Promise<CsvFile> {
  const bytes = await beginningOf(text.open())
  const isWhole = bytes.length < HEAD_BYTES
  const guess = encodingOf(bytes)
  const { encoding, beginning } = await decodeBeginning(bytes, guess, isWhole)
  const head = readHead(beginning, isWhole)
  return { ...text, encoding, head, known: knownFile(head, text.name) }
}

async function decodeBeginning(bytes: Uint8Array, guess: Encoding, isWhole: boolean) {
  try {
    // A sign that is cut at the end of the piece is none yet.
    const beginning = new TextDecoder(guess, { fatal: true }).decode(bytes, { stream: !isWhole })
    return { encoding: guess, beginning }
  } catch {
    const encoding = 'windows-1252'
    return { encoding, beginning: new TextDecoder(encoding).decode(bytes) } as const
  }
}

async function beginningOf(chunks: AsyncGenerator<Uint8Array>): Promise<Uint8Array> {
  const taken: Uint8Array[] = []
  let length = 0
  for await (const chunk of chunks) {
    taken.push(chunk)
    length += chunk.length
    if (length >= HEAD_BYTES) break
  }
  return Buffer.concat(taken).subarray(0, HEAD_BYTES)
}

/** The pieces of a text. A file that calls itself UTF-8 in its beginning and is not further down is read as western Europe wrote before. */
export async function encodingThroughout(file: TextFile): Promise<Encoding> {
  if (file.encoding !== 'utf-8') return file.encoding
  try {
    for await (const _ of decoded(file.open(), 'utf-8'));
    return 'utf-8'
  } catch (error) {
    if (error instanceof Undecodable) return 'windows-1252'
    throw error
  }
}
