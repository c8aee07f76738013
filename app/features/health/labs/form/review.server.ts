import { randomUUID } from 'node:crypto'

import type { DateLanguage } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { spell } from '#base/dates/spelling.ts'
import type { LabReport } from '#features/health/core/lab-report.ts'
import { keepDraftFile } from '#features/health/labs/files/lab-files.server.ts'
import { isPdf, sentenceOf } from '#features/health/labs/pdf/pdf-limits.ts'
import { readPdf } from '#features/health/labs/pdf/read-pdf.server.ts'
import type { DraftReport, Reading, ReadProblem } from '#features/health/labs/reading/draft.ts'
import { fingerprintOf } from '#features/health/labs/reading/fingerprint.server.ts'
import { formatRange } from '#features/health/labs/reading/read-range.ts'
import type * as ReadSubmitted from '#features/health/labs/reading/read-submitted.server.ts'
import { formatValue } from '#features/health/labs/reading/read-value.ts'
import { FILE_TOO_LARGE, MAX_FILE_BYTES, MAX_PASTED, TEXT_TOO_LONG } from '#features/health/labs/reading/submitted-report.ts'
import { findKnown, type StoredReport } from '#features/health/labs/reports.server.ts'
import { testOfCode } from '#features/health/labs/tests/known-tests.ts'
import { testOfResult } from '#features/health/labs/tests/test-of-result.ts'
import { loadUnits } from '#features/health/labs/units/units.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { notKeptSentences } from '#platform/file-problems.ts'
import { whyNotKept } from '#platform/files.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { RateLimit } from '#platform/rate-limit.server.ts'
import { readersIn, whyNotRead, type ReadingOutcome } from '#platform/reading-threads.server.ts'

import { readReportForm } from './read-form.ts'
import type { FormReportDraft } from './report-fields.ts'

/** What was read of what was submitted, for a person to review. */
export interface Review {
  readonly origin: LabReport['origin']
  readonly reports: ReadonlyArray<FormReportDraft>
  readonly problems: ReadonlyArray<ReadProblem>
  /** Reports of it that the person has already. */
  readonly known: ReadonlyArray<string>
  /** Of whom it is, where it says so. */
  readonly person: string | null
  /** The PDF that it was read from, which is kept with the reports that are saved. */
  readonly file: string | null
}

interface Submitted {
  readonly text: string
  readonly bytes: Uint8Array | null
}

const submitted = readersIn<typeof ReadSubmitted>('#features/health/labs/reading/read-submitted.server.ts')
const PDFS: RateLimit = { name: 'health.lab-pdfs', limit: 60, windowSeconds: 86_400 }

/** Reads a text or a file; the reports in it that are not here yet, and what could not be understood. */
export async function reviewSubmitted(
  services: Pick<Infrastructure, 'db' | 'files' | 'limits' | 'readers' | 'clock'>,
  { userId, dateLanguage }: Viewer,
  submitted: Submitted,
): Promise<{ ok: true; review: Review } | { ok: false; reason: string }> {
  const read = await readSubmitted(services, userId, submitted)
  if (!read.ok) return read
  const reports = read.reports.map((report) => ({ report, fingerprint: fingerprintOf(report) }))
  const known = await findKnown(
    services,
    userId,
    reports.map(({ fingerprint }) => fingerprint),
  )
  const fresh = reports.filter(({ fingerprint }) => !known.has(fingerprint))
  const isKept = read.origin === 'pdf' && submitted.bytes !== null && fresh.length > 0
  const kept = isKept ? await keepOrTell(services, userId, submitted.bytes) : { ok: true as const, file: null }
  if (!kept.ok) return kept
  return {
    ok: true,
    review: {
      origin: read.origin,
      reports: fresh.map(({ report, fingerprint }) => ({ ...draftForForm(report, dateLanguage), fingerprint })),
      problems: read.problems,
      known: [...known.values()],
      person: read.person ?? null,
      file: kept.file,
    },
  }
}

/** The id of the kept file, or why it is not kept. */
async function keepOrTell(
  services: Pick<Infrastructure, 'db' | 'files' | 'clock'>,
  userId: string,
  bytes: Uint8Array,
): Promise<{ ok: true; file: string } | { ok: false; reason: string }> {
  try {
    return { ok: true, file: await keepDraftFile(services, userId, bytes) }
  } catch (error) {
    return { ok: false, reason: notKeptSentences[whyNotKept(error)] }
  }
}

/** Whatever it is, it is read in a thread, whose time and memory are limited. */
async function readSubmitted(
  services: Pick<Infrastructure, 'limits' | 'readers'>,
  userId: string,
  { text, bytes }: Submitted,
): Promise<Reading> {
  const { limits, readers } = services
  const own = { person: userId }
  if (bytes === null) {
    // What is refused for its length alone needs no thread.
    if (text.length > MAX_PASTED) return { ok: false, reason: TEXT_TOO_LONG }
    return readingOf(await readers.read(submitted('readText'), [text], own), 'text')
  }
  if (!isPdf(bytes)) {
    if (bytes.length > MAX_FILE_BYTES) return { ok: false, reason: FILE_TOO_LARGE }
    return readingOf(await readers.read(submitted('readFile'), [bytes], own), 'file')
  }
  if (!(await limits.take(PDFS, userId)).ok) return { ok: false, reason: 'Daily limit reached. Please continue tomorrow.' }
  const pdf = await readPdf(services, bytes, userId)
  if (!pdf.ok) return { ok: false, reason: sentenceOf(pdf.problem) }
  return readingOf(await readers.read(submitted('readPages'), [pdf.pages], { ...own, inLine: true }), 'file')
}

function readingOf(outcome: ReadingOutcome<Reading>, what: 'file' | 'text'): Reading {
  return outcome.ok ? outcome.value : { ok: false, reason: whyNotRead(outcome.problem, what) }
}

function draftForForm({ lines, ...head }: DraftReport, language: DateLanguage): Omit<FormReportDraft, 'fingerprint'> {
  return { ...head, lines: lines.map((line) => ({ ...line, test: spell(testOfCode(line.loinc)?.name ?? '', language) })) }
}

/** A report that is kept, as the form shows it. */
export function draftOfStored(
  { results, collectedOn, laboratory, fasting }: StoredReport,
  language: DateLanguage = null,
): FormReportDraft {
  const lines = results.map((result) => ({
    row: null,
    name: result.name,
    loinc: result.loinc,
    test: spell(testOfResult(result)?.name ?? '', language),
    value: formatValue(result),
    unit: result.unit,
    range: formatRange(result),
    printedValue: result.printedValue ?? '',
    printedRange: result.printedRange ?? '',
    // What the range says by itself is said anew.
    flag: result.flag === 'L' || result.flag === 'N' || result.flag === 'H' ? '' : (result.flag ?? ''),
    note: null,
  }))
  return { collectedOn, note: null, laboratory, fasting, fingerprint: '', lines }
}

/** An empty form, with room for some results. Its mark makes one report of a form that is sent twice. */
export function emptyDraft(lines: number): FormReportDraft {
  const line = { row: null, name: '', loinc: null, test: '', value: '', unit: '', range: '', flag: '', note: null }
  return {
    collectedOn: null,
    note: null,
    laboratory: '',
    fasting: null,
    fingerprint: randomUUID(),
    lines: Array.from({ length: lines }, () => line),
  }
}

/** Reads a form of reports, as the member’s day and language have it. */
export async function readFilled(
  { clock }: Pick<Infrastructure, 'clock'>,
  viewer: Viewer,
  fields: Readonly<Record<string, string>>,
) {
  const units = await loadUnits()
  return readReportForm(fields, {
    today: localDay(clock.now(), viewer.timeZone ?? 'UTC'),
    mayBeTomorrow: viewer.timeZone === null,
    dateLanguage: viewer.dateLanguage,
    readUnit: (printed, test) => units.read(printed, test),
  })
}
