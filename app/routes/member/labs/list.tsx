import { localDay } from '#base/dates/local-day.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { AlarmAlert } from '#features/health/labs/pages/alarm-alert.tsx'
import { EVERYTHING, readSearch } from '#features/health/labs/pages/find-tests.ts'
import { findNews, listTests, showReports } from '#features/health/labs/pages/report-view.server.ts'
import { ReportsTable } from '#features/health/labs/pages/reports-table.tsx'
import { TestsFinder } from '#features/health/labs/pages/tests-finder.tsx'
import { readReports } from '#features/health/labs/reports.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { readForm } from '#platform/form.server.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'

import type { Route } from './+types/list.ts'

import labsCss from '#features/health/labs/labs.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: labsCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Lab results', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const today = localDay(services.clock.now(), member.timeZone ?? 'UTC')
  const reports = await showReports(await readReports(services, member.userId), member, today)
  recordSelfAccess(services, { userId: member.userId, what: 'labs', day: today })
  return {
    reports: reports.map(({ results, ...report }) => ({ ...report, count: results.length })),
    tests: listTests(reports, member.dateLanguage),
    news: findNews(reports, today),
  }
}

/** The list anew, with what was asked of it. A POST that changes nothing: a search for a test is no part of an address (see the finder). */
export async function action({ request }: Route.ActionArgs) {
  return { asked: readSearch(await readForm(request)) }
}

export default function Labs({ loaderData: { reports, tests, news }, actionData }: Route.ComponentProps) {
  const add = <ButtonLink to="/health/labs/new">Add a report</ButtonLink>
  if (reports.length === 0)
    return (
      <div className="wrap pb-16">
        <PageHeading title="Lab results" lead="What laboratories found, test by test, over the years." />
        <Card>
          <EmptyState title="No reports yet" level={2} action={add}>
            Type the results of a report, paste its text, or import a file. Each test becomes a line over time, whatever unit it
            came in.
          </EmptyState>
        </Card>
      </div>
    )
  return (
    <div className="wrap grid gap-4 pb-16">
      <PageHeading title="Lab results" lead="What laboratories found, test by test, over the years." action={add} />
      {news.map((reported) => (
        <AlarmAlert key={reported.note.kind} note={reported.note} reported={reported} />
      ))}
      {tests.length > 0 && (
        <Card title="Your tests" action={<span className="cap num">{tests.length}</span>}>
          <TestsFinder tests={tests} asked={actionData?.asked ?? EVERYTHING} address="/health/labs" />
        </Card>
      )}
      <Card title="Your reports" action={<span className="cap num">{reports.length}</span>}>
        <ReportsTable reports={reports} />
      </Card>
    </div>
  )
}
