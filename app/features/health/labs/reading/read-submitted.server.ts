import { storableText } from '#base/storable-text.ts'
import { testOfCode } from '#features/health/labs/tests/known-tests.ts'

import type { DraftLine, DraftReport, Reading } from './draft.ts'
import { readCsv } from './read-csv.server.ts'
import { readFhir } from './read-fhir.ts'
import { readPasted } from './read-pasted.ts'
import { FILE_TOO_LARGE, MAX_FILE_BYTES, MAX_PASTED, TEXT_TOO_LONG } from './submitted-report.ts'

/** Reads what somebody pasted: FHIR, a table with headings, or the text of a report. */
export function readText(text: string): Reading {
  if (text.trim() === '') return { ok: false, reason: 'Paste the text of a report here, or choose a file.' }
  if (text.length > MAX_PASTED) return { ok: false, reason: TEXT_TOO_LONG }
  return readWhole(text)
}

/** Reads the lines that were printed on the pages of a PDF. */
export function readPages(pages: ReadonlyArray<ReadonlyArray<string>>): Reading {
  const read = readPasted(storableText(pages.flat().join('\n')))
  return read.ok ? { ...read, origin: 'pdf', reports: read.reports.map(noteSameTests) } : read
}

/** Reads a file of one of these kinds, in any of the usual encodings. */
export function readFile(bytes: Uint8Array): Reading {
  if (bytes.length > MAX_FILE_BYTES) return { ok: false, reason: FILE_TOO_LARGE }
  if (bytes.length === 0) return { ok: false, reason: 'This file is empty.' }
  const kind = kindOf(bytes)
  if (kind) return { ok: false, reason: kind }
  const text = textOf(bytes)
  return text === null
    ? { ok: false, reason: 'This file is not text that we can read. Please save it as UTF-8.' }
    : readWhole(text)
}

function readWhole(raw: string): Reading {
  const text = storableText(raw.replace(/^\u{feff}/u, ''))
  const isJson = /^\s*[{[]\s*["{[\]}]/.test(text)
  const read = isJson ? readFhir(text) : (readCsv(text) ?? readPasted(text))
  return read.ok ? { ...read, reports: read.reports.map(noteSameTests) } : read
}

/** Files that are no text at all, and what to do about it. */
function kindOf(bytes: Uint8Array): string | null {
  const begins = new TextDecoder('latin1').decode(bytes.subarray(0, 8))
  if (begins.startsWith('PK'))
    return 'This is a packed file or a spreadsheet. Please save it as CSV, or copy its cells and paste them here.'
  if (/^(?:\u{ff}\u{d8}\u{ff}|\u{89}PNG)/u.test(begins))
    return 'This is a picture. We can only read text: please type the results, or copy the text of the report.'
  return null
}

/** UTF-8 and UTF-16 in either order, with their mark or without; else the Latin alphabet of older programs. */
function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const zeros = [...bytes.subarray(0, 200)].map((byte, at) => (byte === 0 ? at % 2 : null)).filter((place) => place !== null)
  const wide =
    zeros.length > 20
      ? zeros.every((place) => place === 1)
        ? 'utf-16le'
        : zeros.every((place) => place === 0)
          ? 'utf-16be'
          : null
      : null
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : wide
  for (const each of encoding ? [encoding] : ['utf-8', 'windows-1252']) {
    try {
      const text = new TextDecoder(each, { fatal: true }).decode(bytes)
      // Control characters say that it was no text, or another encoding.
      return /(?![\t\n\v\f\r])\p{Cc}/u.test(text.replaceAll(/[\u{7f}-\u{9f}]/gu, '')) ? null : text
    } catch {
      continue
    }
  }
  return null
}

/** Says beside a line that its test stands further up in the same report as well. */
function noteSameTests(report: DraftReport): DraftReport {
  const first = new Map<string, DraftLine>()
  const lines = report.lines.map((line) => {
    const key = testOfCode(line.loinc)?.loinc ?? line.loinc ?? line.name.toLowerCase()
    const earlier = first.get(key)
    if (!earlier) {
      first.set(key, line)
      return line
    }
    const before = `${earlier.value} ${earlier.unit}`.trim()
    const note = `This test is in the report twice: “${before}” stands further up. Leave one out if only one is meant.`
    return { ...line, note: [line.note, note].filter(Boolean).join(' ') }
  })
  return { ...report, lines }
}
