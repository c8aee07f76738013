import { data } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { AlarmAlert } from '#features/health/labs/pages/alarm-alert.tsx'
import { TrendChart } from '#features/health/labs/trend/lab-trend-chart.tsx'
import { readTrend } from '#features/health/labs/trend/lab-trend.server.ts'
import { drawTrend } from '#features/health/labs/trend/trend-geometry.ts'
import { UnplottedTable, TrendTable } from '#features/health/labs/trend/trend-tables.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/test.ts'

import labsCss from '#features/health/labs/labs.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: labsCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'A lab test over time', listed: false })

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const trend = await readTrend(services, member, params.loinc)
  if (!trend) throw data(null, 404)
  recordSelfAccess(services, {
    userId: member.userId,
    what: 'labs',
    day: localDay(services.clock.now(), member.timeZone ?? 'UTC'),
  })
  return { trend, geometry: trend.points.length > 0 ? drawTrend(trend.points, trend.unit, trend.target) : null }
}

export default function TestTrend({ loaderData: { trend, geometry } }: Route.ComponentProps) {
  const { name, panel, unit, points, unplotted: apart, target, finding, notes } = trend
  const hasRange = points.some(({ low, high }) => low !== null || high !== null)
  return (
    <div className="wrap grid gap-4 pb-16">
      <PageHeading
        eyebrow={<TextLink to="/health/labs">Lab results</TextLink>}
        title={name}
        lead={[panel, unit && `in ${unit}`].filter(Boolean).join(', ') || undefined}
      />
      {notes.map((note) => (
        <AlarmAlert key={`${note.kind} ${note.names}`} note={note} />
      ))}
      {geometry ? (
        <>
          <Card title={finding}>
            <TrendChart geometry={geometry} title={`${name} over time. ${finding}`} />
            <ul className="cap mt-4 flex flex-wrap gap-x-6 gap-y-1">
              {hasRange && (
                <li>
                  <i className="lab-key lab-key-range" aria-hidden="true" />
                  Hatched: the range that the laboratory printed
                </li>
              )}
              {target && (
                <li>
                  <i className="lab-key lab-key-target" aria-hidden="true" />
                  Plain, between dotted lines: the coach’s target, {target.words}
                </li>
              )}
            </ul>
            {target?.reason && <p className="mt-3 max-w-measure text-sm text-soft">{target.reason}</p>}
            <p className="cap mt-3 max-w-measure">
              The range is the laboratory’s and tells how most healthy people’s results lie.{' '}
              {target && 'The target is our coach’s aim, and no diagnosis; a doctor has not yet reviewed it. '}Converted numbers
              are rounded.
            </p>
          </Card>
          <Card title="The numbers">
            <TrendTable points={points} unit={unit} />
          </Card>
        </>
      ) : (
        apart.length === 0 && (
          <Card>
            <EmptyState title="No results yet" level={2} action={<ButtonLink to="/health/labs/new">Add a report</ButtonLink>}>
              Results of this test become a line here.
            </EmptyState>
          </Card>
        )
      )}
      {apart.length > 0 && (
        <Card title="Shown apart">
          <UnplottedTable results={apart} />
        </Card>
      )}
    </div>
  )
}
