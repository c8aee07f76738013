import { data, Form } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { isId } from '#base/ids.ts'
import { removeReports } from '#features/health/change-lab-reports.server.ts'
import { showReports } from '#features/health/labs/pages/report-view.server.ts'
import { findReport } from '#features/health/labs/reports.server.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/undo.ts'

/** As many as are saved at once. */
const MOST = 20

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Remove', listed: false })

const idsOf = (url: URL) => url.searchParams.getAll('report').filter(isId).slice(0, MOST)

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const found = await Promise.all(idsOf(url).map((id) => findReport(services, member.userId, id)))
  const reports = await showReports(
    found.filter((report) => report !== null),
    member,
    localDay(services.clock.now(), member.timeZone ?? 'UTC'),
  )
  if (reports.length === 0) throw data(null, 404)
  return {
    here: url.pathname + url.search,
    reports: reports.map(({ id, dayText, results }) => ({ id, dayText, count: results.length })),
  }
}

export async function action({ url, context }: Route.ActionArgs) {
  const removed = await removeReports(context.get(servicesContext), signedIn(context), idsOf(url))
  if (removed === 0) throw data(null, 404)
  return redirectWithToast('/health/labs', {
    title: removed === 1 ? 'Lab report removed' : `${removed} lab reports removed`,
  })
}

export default function Undo({ loaderData: { here, reports } }: Route.ComponentProps) {
  return (
    <div className="wrap grid gap-4 pb-16">
      <PageHeading title={reports.length === 1 ? 'Remove this report?' : 'Remove these reports?'} />
      <Card>
        <ul className="mb-5 grid gap-2">
          {reports.map(({ id, dayText, count }) => (
            <li key={id} className="num">
              <DateText>{dayText}</DateText>, {count === 1 ? 'one result' : `${count} results`}
            </li>
          ))}
        </ul>
        <Form method="post" action={here} className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <PersonField />
          <Button kind="danger" busyLabel="Removing...">
            Remove
          </Button>
          <TextLink to="/health/labs" className="text-sm">
            Keep
          </TextLink>
        </Form>
      </Card>
    </div>
  )
}
