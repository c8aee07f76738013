import { useState } from 'react'
import { data, useLocation } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { ProblemsList } from '#features/health/labs/form/problems-list.tsx'
import { labFormLimits } from '#features/health/labs/form/report-fields.ts'
import { ReportForm } from '#features/health/labs/form/report-form.tsx'
import { SubmitForm } from '#features/health/labs/form/submit-form.tsx'
import { suggestionsOf } from '#features/health/labs/pages/report-view.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readFormWithFiles, reportOf, tooLong } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/new.ts'
import { emptyForm, review, moreLines, save, formView } from './new-answers.server.ts'

import labsCss from '#features/health/labs/labs.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: labsCss }]

const PATH = '/health/labs/new'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Add a lab report', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const member = signedIn(context)
  const today = localDay(context.get(servicesContext).clock.now(), member.timeZone ?? 'UTC')
  return { today, empty: emptyForm(today), suggestions: suggestionsOf(member.dateLanguage) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { fields, files } = await readFormWithFiles(request, labFormLimits)
  const long = tooLong(fields)
  if (long?.errors['text'] !== undefined) return data({ submitted: long }, 400)
  if (long) return data(formView(fields), 400)
  if (fields['intent'] === undefined) return data({ submitted: reportOf({}, { text: 'Please choose what to do.' }) }, 400)
  const answers = {
    read: () => review(context, fields, files['file']),
    more: () => data(moreLines(fields)),
    save: () => save(context, fields),
  }
  return answerOf(answers, fields['intent'])()
}

export default function NewReport({ loaderData: { today, empty, suggestions }, actionData }: Route.ComponentProps) {
  const answered = useAnswerAcrossPlaces(actionData)
  const answer = answered && 'form' in answered ? answered : null
  const isReviewed = answer !== null && answer.origin !== 'typed'
  const shared = { address: PATH, suggestions, today, leaveTo: isReviewed ? PATH : '/health/labs' }
  return (
    <div className="wrap grid gap-4 pb-16">
      <PageHeading
        title={isReviewed ? 'Review before saving' : 'Add a lab report'}
        lead={isReviewed ? 'Nothing is saved yet. Change what was read wrongly, and leave out what you do not want.' : undefined}
      />
      {answer && answer.known.length > 0 && (
        <Alert
          title={
            answer.known.length === 1
              ? 'You already have one report in it'
              : `You already have ${answer.known.length} reports in it`
          }
        >
          {answer.known.map((id) => (
            <p key={id}>
              <TextLink to={`/health/labs/${id}`}>See the report</TextLink>
            </p>
          ))}
        </Alert>
      )}
      {answer?.person && (
        <Alert title={`This file names ${answer.person}`}>
          <p>Please check that these are your own results.</p>
        </Alert>
      )}
      {answer?.origin === 'pdf' && answer.hasReports && (
        <p className="max-w-measure text-sm text-soft">
          The PDF is kept with the report once you save it, for you alone. Unsaved, it is deleted within a day.
        </p>
      )}
      {!isReviewed && <SubmitForm address={PATH} report={answered && 'submitted' in answered ? answered.submitted : undefined} />}
      {(!answer || answer.hasReports) && (
        <ReportForm
          {...shared}
          key={isReviewed ? answer.fingerprint : 'typed'}
          mode={isReviewed ? 'looked over' : 'typed'}
          origin={answer?.origin ?? 'typed'}
          report={answer?.form ?? empty}
        />
      )}
      {answer && <ProblemsList problems={answer.problems} />}
    </div>
  )
}

/** The last answer, also after a link within the page, such as the one to its content: to the router that is another page, without an answer. */
function useAnswerAcrossPlaces<Answer>(answer: Answer | undefined): Answer | undefined {
  const { hash } = useLocation()
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)
  return answer ?? (hash === '' ? undefined : last)
}
