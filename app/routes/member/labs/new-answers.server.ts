import { data, type RouterContextProvider } from 'react-router'

import { saveReports } from '#features/health/change-lab-reports.server.ts'
import { reportOrigins, type LabReport } from '#features/health/core/lab-report.ts'
import {
  fieldsOf,
  FILE_FIELD,
  headName,
  lineFields,
  lineName,
  problemFields,
  problemsOf,
  shapeOf,
} from '#features/health/labs/form/report-fields.ts'
import { emptyDraft, readFilled, reviewSubmitted } from '#features/health/labs/form/review.server.ts'
import { undoAddress } from '#features/health/labs/pages/undo-address.ts'
import type { ReadProblem } from '#features/health/labs/reading/draft.ts'
import { findKnown } from '#features/health/labs/reports.server.ts'
import { unlockedToast } from '#features/health/progress/unlocked-toast.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { reportOf } from '#platform/form.server.ts'
import type { FormReport } from '#platform/form.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'

/** Lines that a form begins with, and that it gets more of. */
const LINES = 5
const LIST = '/health/labs'
const FILE_WAS_DELETED = 'Without the PDF: it was deleted after a day.'

/** The form of reports as the page shows it again. */
interface FormView {
  readonly origin: LabReport['origin']
  readonly form: FormReport
  /** Another one for each text that is read, so that fields of the one before are not kept. */
  readonly fingerprint: string
  readonly hasReports: boolean
  readonly problems: ReadonlyArray<ReadProblem>
  readonly known: ReadonlyArray<string>
  /** Of whom it is, where what was submitted says so. */
  readonly person: string | null
}

/** What a form says that is shown again after it was sent. */
export function formView(fields: Record<string, string>, errors: Record<string, string> = {}): FormView {
  const origin = originOf(fields['origin'])
  const fingerprint = fields[headName(shapeOf(fields)[0]?.report ?? 0, 'fingerprint')] ?? ''
  return {
    origin,
    form: reportOf(fields, errors),
    fingerprint,
    hasReports: true,
    problems: problemsOf(fields),
    known: [],
    person: null,
  }
}

const originOf = (text = '') => reportOrigins.find((origin) => origin === text) ?? 'typed'

/** A form to type in, of today and with some empty lines. */
export function emptyForm(today: string): FormReport {
  return reportOf(typedFields({ ...emptyDraft(LINES), collectedOn: today }), {})
}

/** Typed by hand, a line has no name of the list beside its own. */
function typedFields(draft: ReturnType<typeof emptyDraft>) {
  const fields = fieldsOf([draft])
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !/-(?:test|loinc|out|row|note|printedValue|printedRange)$/.test(name)),
  )
}

/** The same form, with more empty lines in its only report. */
export function moreLines(fields: Record<string, string>): FormView {
  const [shape] = shapeOf(fields)
  const next = (shape?.lines.at(-1) ?? -1) + 1
  const added = Array.from({ length: LINES }, (_, at) => lineName(shape?.report ?? 0, next + at, lineFields[0]))
  return formView({ ...fields, ...Object.fromEntries(added.map((name) => [name, ''])) })
}

/** Reads what was submitted. Nothing is saved: the answer is a form. */
export async function review(context: Readonly<RouterContextProvider>, fields: Record<string, string>, file: File | undefined) {
  const text = fields['text'] ?? ''
  const submitted = { text, bytes: file ? await file.bytes() : null }
  const read = await reviewSubmitted(context.get(servicesContext), signedIn(context), submitted)
  if (!read.ok) return data({ submitted: reportOf({ text }, { [file ? 'file' : 'text']: read.reason }) }, 400)
  const { origin, reports, problems, known, person, file: readFrom } = read.review
  const answer: FormView = {
    origin,
    form: reportOf({ ...fieldsOf(reports), ...problemFields(problems), [FILE_FIELD]: readFrom ?? '' }, {}),
    fingerprint: reports[0]?.fingerprint ?? '',
    hasReports: reports.length > 0,
    problems,
    known,
    person,
  }
  return data(answer)
}

/** Keeps the reports of a form. Refused, the form stays as it was filled in. */
export async function save(context: Readonly<RouterContextProvider>, fields: Record<string, string>) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const filled = await readFilled(services, member, fields)
  if (!filled.ok) return data(formView(fields, filled.errors), 400)
  const origin = originOf(fields['origin'])
  const file = fields[FILE_FIELD] || null
  const saved = await saveReports(services, member, origin, filled.reports, file).catch(
    logFailure(context, 'A lab report could not be kept.'),
  )
  if (!saved)
    return data(
      formView(fields, { lines: 'It could not be saved just now. What you typed is still here: please try again.' }),
      503,
    )
  const { ids, isFileStored, unlocked } = saved
  if (ids.length === 0) {
    const fingerprints = filled.reports.map(({ fingerprint }) => fingerprint)
    const [id] = (await findKnown(services, member.userId, fingerprints)).values()
    return redirectWithToast(id ? `${LIST}/${id}` : LIST, {
      title: 'You already have this report',
      text: 'It was not saved twice.',
    })
  }
  const title = ids.length === 1 ? 'Lab report saved' : `${ids.length} lab reports saved`
  const undo = { label: 'Undo', to: undoAddress(ids) }
  return redirectWithToast(ids.length === 1 ? `${LIST}/${ids[0]}` : LIST, [
    { title, ...(file && !isFileStored && { text: FILE_WAS_DELETED }), action: undo, duration: 20_000 },
    ...unlocked.map(unlockedToast),
  ])
}
