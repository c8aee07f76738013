import { data } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { isId } from '#base/ids.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { removeReports } from '#features/health/change-lab-reports.server.ts'
import { AlarmAlert } from '#features/health/labs/pages/alarm-alert.tsx'
import { originWords } from '#features/health/labs/pages/origin-words.ts'
import { showReports } from '#features/health/labs/pages/report-view.server.ts'
import { ResultsTable } from '#features/health/labs/pages/results-table.tsx'
import { undoAddress } from '#features/health/labs/pages/undo-address.ts'
import { findReport, findTogether, readReports } from '#features/health/labs/reports.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { AskFirst } from '#ui/ask-first.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/report.ts'

import labsCss from '#features/health/labs/labs.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: labsCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Lab report', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const stored = await findReport(services, member.userId, params.report)
  const today = localDay(services.clock.now(), member.timeZone ?? 'UTC')
  const [report] = stored ? await showReports([stored], member, today, await readReports(services, member.userId)) : []
  if (!stored || !report) throw data(null, 404)
  recordSelfAccess(services, { userId: member.userId, what: 'labs', day: today })
  return { ...report, together: await findTogether(services, stored) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { intent } = await readForm(request)
  const remove = async () => {
    const isDeleted =
      isId(params.report) && (await removeReports(context.get(servicesContext), signedIn(context), [params.report]))
    if (!isDeleted) throw data(null, 404)
    return redirectWithToast('/health/labs', { title: 'Lab report deleted' })
  }
  return answerOf({ delete: remove }, intent)()
}

export default function Report({ loaderData: report }: Route.ComponentProps) {
  const { id, dayText, laboratory, fasting, origin, enteredText, hasFile, results, notes, together } = report
  const here = `/health/labs/${id}`
  const facts = [laboratory, fasting === null ? '' : fasting ? 'fasting' : 'not fasting'].filter(Boolean).join(', ')
  return (
    <div className="wrap grid gap-4 pb-16">
      <PageHeading
        eyebrow={<TextLink to="/health/labs">Lab results</TextLink>}
        title={
          <>
            Lab report of <DateText>{dayText}</DateText>
          </>
        }
        lead={facts || undefined}
      />
      {notes.map((note) => (
        <AlarmAlert key={`${note.kind} ${note.names}`} note={note} />
      ))}
      <Card title="Results" action={<span className="cap num">{results.length}</span>}>
        <ResultsTable results={results} />
        <p className="cap mt-4 max-w-measure">
          {originWords[origin]} on <DateText>{enteredText}</DateText>. Ranges are those that the laboratory printed. What a result
          means for you is a question for a doctor.
        </p>
      </Card>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={`${here}/edit`} kind="secondary" size="small">
          Change this report
        </ButtonLink>
        {hasFile && (
          <a href={`${here}/file`} download className={buttonClass('tertiary', 'small')}>
            Download its PDF
          </a>
        )}
        <AskFirst
          opener={{ kind: 'tertiary', size: 'small', children: 'Delete this report' }}
          title="Delete this report?"
          action={here}
          fields={<PersonField />}
          answer={{ name: 'intent', value: 'delete', busyLabel: 'Deleting...' }}
        >
          <p>
            All its results will be gone{hasFile && ', with its PDF unless another report came from it too'}. Your score and
            streak are worked out without them; achievements that you have earned stay.
          </p>
        </AskFirst>
        {together.length > 1 && (
          <p className="text-sm text-soft">
            This report came with {together.length === 2 ? 'another one' : `${together.length - 1} others`}.{' '}
            <TextLink to={undoAddress(together)}>Remove all {together.length}</TextLink>
          </p>
        )}
      </div>
    </div>
  )
}
