import type { Day } from '#base/dates/calendar-day.ts'
import { formatDay, type DateLanguage } from '#base/dates/format-date.ts'
import { localDay } from '#base/dates/local-day.ts'
import { spell } from '#base/dates/spelling.ts'
import { isOutside } from '#features/health/core/flags.ts'
import { alarmNotes, newsOf } from '#features/health/labs/alarm-notes.ts'
import { judgeResults, type Judgement } from '#features/health/labs/judged-results.server.ts'
import type { StoredReport, StoredResult } from '#features/health/labs/reports.server.ts'
import { isTroponin } from '#features/health/labs/result-alarm.server.ts'
import { knownTests, testOfCode } from '#features/health/labs/tests/known-tests.ts'
import { testOfResult, trendCodeOf } from '#features/health/labs/tests/test-of-result.ts'
import { formatUnit } from '#features/health/labs/units/format-unit.ts'
import { digitsIn, formatPrintedRange, formatPrintedValue } from '#features/health/labs/units/printed-number.ts'
import { loadUnits, type Units } from '#features/health/labs/units/units.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'

import { foldWords } from './find-tests.ts'
import type { ListedTest, ReportView, ResultView } from './report-view.ts'

/**
 * Reports as pages show them on a day. `all` are all reports of the person: what a result of one calls for may have been ended by a newer one.
 */
export async function showReports(
  reports: ReadonlyArray<StoredReport>,
  { timeZone, dateLanguage }: Viewer,
  today: Day,
  all: ReadonlyArray<StoredReport> = reports,
): Promise<ReportView[]> {
  const units = reports.some(({ results }) => results.length > 0) ? await loadUnits() : null
  const judged = units ? judgedById(units, all) : new Map<string, Judgement>()
  return reports.map((report) => {
    const results = report.results.map((result) => showResult(result, judged.get(result.id), dateLanguage))
    const dayText = formatDay(report.collectedOn, dateLanguage)
    return {
      id: report.id,
      collectedOn: report.collectedOn,
      dayText,
      laboratory: report.laboratory,
      fasting: report.fasting,
      origin: report.origin,
      enteredText: formatDay(localDay(report.recordedAt, timeZone ?? 'UTC'), dateLanguage),
      hasFile: report.fileId !== null,
      results,
      outside: results.filter(({ flag }) => isOutside(flag)).length,
      notes: alarmNotes(results, { collectedOn: report.collectedOn, dayText, today }),
    }
  })
}

function judgedById(units: Units, reports: ReadonlyArray<StoredReport>): Map<string, Judgement> {
  const dated = reports.flatMap(({ results, collectedOn }) => results.map((result) => ({ ...result, day: collectedOn })))
  const judgements = judgeResults(units, dated)
  return new Map(dated.map(({ id }, at) => [id, judgements[at]!]))
}

function showResult(result: StoredResult, judgement: Judgement | undefined, dateLanguage: DateLanguage): ResultView {
  const { id, name, flag } = result
  const test = testOfResult(result)
  const digits = digitsIn(test, result.ucum)
  return {
    id,
    name,
    loinc: trendCodeOf(result),
    known: test && !isSameName(test.name, name, dateLanguage) ? spell(test.name, dateLanguage) : null,
    printed: `${formatPrintedValue(result, digits)} ${result.unit}`.trim(),
    range: formatPrintedRange(result, digits),
    flag,
    alarm: judgement?.alarm ?? null,
    isTroponin: isTroponin(result),
    endedOn: judgement?.endedOn ? formatDay(judgement.endedOn, dateLanguage) : null,
  }
}

/** A name that differs in its spelling alone tells nobody anything. */
function isSameName(known: string, printed: string, language: DateLanguage): boolean {
  return [known, spell(known, language)].some((name) => name.toLowerCase() === printed.toLowerCase())
}

/**
 * Each test that a person has results of, with the newest one, in the order of the list; those that are in no list come last, by the name that
 * reports print. Reports are newest first.
 */
export function listTests(reports: ReadonlyArray<ReportView>, language: DateLanguage = null): ListedTest[] {
  const byTest = new Map<string, ListedTest & { readonly names: Set<string> }>()
  for (const { id, results, dayText } of reports) {
    for (const result of results) {
      const test = testOfCode(result.loinc)
      const key = result.loinc ?? foldWords(result.name)
      const known = byTest.get(key)
      if (known) {
        known.names.add(result.name)
        byTest.set(key, { ...known, times: known.times + 1 })
        continue
      }
      const name = test ? spell(test.name, language) : result.name
      const panel = spell(test?.panel ?? 'Others', language)
      byTest.set(key, {
        key,
        address: result.loinc ? `/health/labs/tests/${result.loinc}` : `/health/labs/${id}`,
        name,
        panel,
        newest: result,
        dayText,
        times: 1,
        sought: '',
        names: new Set([
          name,
          panel,
          test?.name ?? '',
          test?.panel ?? '',
          result.name,
          result.loinc ?? '',
          ...(test?.called ?? []),
        ]),
      })
    }
  }
  const place = (key: string) => knownTests.findIndex((test) => test.loinc === key) + 1 || knownTests.length + 1
  return [...byTest.values()]
    .map(({ names, ...test }) => ({ ...test, sought: [...new Set([...names].map(foldWords))].join(' ') }))
    .toSorted((a, b) => place(a.key) - place(b.key))
}

/** What is said on top of the list: all that is still news, with its reports. */
export function findNews(reports: ReadonlyArray<ReportView>, today: Day) {
  return newsOf(
    reports.map(({ id, ...report }) => ({ ...report, reportId: id })),
    today,
  )
}

/** What the fields of a report suggest. */
export function suggestionsOf(language: DateLanguage = null) {
  const units = [...new Set(knownTests.flatMap((test) => test.units.map(formatUnit)))].filter(Boolean).toSorted()
  return {
    tests: knownTests.map(({ name, called }) => ({ name: spell(name, language), called: called.slice(0, 4).join(', ') })),
    units,
  }
}
