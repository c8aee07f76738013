import { data } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { isId } from '#base/ids.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { changeReport } from '#features/health/change-lab-reports.server.ts'
import { fieldsOf, labFormLimits } from '#features/health/labs/form/report-fields.ts'
import { ReportForm } from '#features/health/labs/form/report-form.tsx'
import { draftOfStored, readFilled } from '#features/health/labs/form/review.server.ts'
import { suggestionsOf } from '#features/health/labs/pages/report-view.server.ts'
import { findReport } from '#features/health/labs/reports.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm, reportOf, tooLong } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/edit.ts'

import labsCss from '#features/health/labs/labs.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: labsCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Change a lab report', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const stored = await findReport(services, member.userId, params.report)
  if (!stored) throw data(null, 404)
  const today = localDay(services.clock.now(), member.timeZone ?? 'UTC')
  recordSelfAccess(services, { userId: member.userId, what: 'labs', day: today })
  const draft = draftOfStored(stored, member.dateLanguage)
  return { id: stored.id, today, form: reportOf(fieldsOf([draft]), {}), suggestions: suggestionsOf(member.dateLanguage) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const fields = await readForm(request, labFormLimits)
  if (!isId(params.report) || !(await findReport(services, member.userId, params.report))) throw data(null, 404)
  const long = tooLong(fields)
  if (long) return data(long, 400)
  const filled = await readFilled(services, member, fields)
  const report = filled.ok && filled.reports[0]
  if (!filled.ok || !report) return data(reportOf(fields, filled.ok ? {} : filled.errors), 400)
  if (!(await changeReport(services, member, params.report, report))) throw data(null, 404)
  return redirectWithToast(`/health/labs/${params.report}`, { title: 'Lab report saved' })
}

export default function EditReport({ loaderData: { id, today, form, suggestions }, actionData }: Route.ComponentProps) {
  const here = `/health/labs/${id}`
  return (
    <div className="wrap grid gap-4 pb-16">
      <PageHeading title="Change a lab report" />
      <ReportForm
        address={`${here}/edit`}
        mode="looked over"
        origin=""
        report={actionData ?? form}
        suggestions={suggestions}
        today={today}
        leaveTo={here}
      />
    </div>
  )
}
