import { useMemo } from 'react'

import { recordSelfAccess } from '#features/audit/self-access.server.ts'
import { EntriesPager } from '#features/health/trends/entries-pager.tsx'
import { ScoreSection } from '#features/health/trends/score-section.tsx'
import { sendTrends, showTrends } from '#features/health/trends/show-trends.server.ts'
import { TrendChart } from '#features/health/trends/trend-chart.tsx'
import { rangeOf, ranges, rangeWords } from '#features/health/trends/trend.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { ReadyMarkup } from '#ui/ready-markup.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/trends.ts'

import trendsCss from '#features/health/trends/trends.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: trendsCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Trends', listed: false })

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const member = signedIn(context)
  const range = rangeOf(url.searchParams.get('days'))
  const shown = await showTrends(services, member, range, url.searchParams.get('before'))
  recordSelfAccess(services, { userId: member.userId, what: 'trends', day: shown.today })
  return { range, ...sendTrends(request, shown) }
}

export default function Trends({ loaderData: { range, days: lines, trends, score, list } }: Route.ComponentProps) {
  const days = useMemo(() => lines.split('\n'), [lines])
  return (
    <div className="wrap pb-16">
      <PageHeading
        title="Trends"
        lead="Each number against what is usual for you, and every day as you logged it."
        action={
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <TextLink to="/health/labs">Lab results</TextLink>
            <TextLink to="/health/imports">Import from devices and apps</TextLink>
          </p>
        }
      />
      {(list.count > 0 || score) && (
        <>
          <div className="trends-head">
            <h2 className="title">{range === 365 ? 'The last year' : `The last ${range} days`}</h2>
            <Tabs
              label="Range"
              kind="range"
              current={String(range)}
              tabs={ranges.map((days) => ({ id: String(days), label: rangeWords[days], to: `/health/trends?days=${days}` }))}
            />
          </div>
          {trends.length === 0 ? (
            <p className="mb-12 text-soft">Nothing was logged in this time. A longer range may show more.</p>
          ) : (
            <>
              <p className="cap mb-6">
                Dots and bars are days, the line is their mean of seven days, the band what is usual for you in the last 28.
              </p>
              <div className="trends">
                {trends.map((trend) => (
                  <TrendChart key={trend.id} trend={trend} days={days} />
                ))}
              </div>
            </>
          )}
          {score && <ScoreSection trend={score} days={days} />}
        </>
      )}
      {list.count === 0 ? (
        <Card>
          <EmptyState
            title="No entries yet"
            level={2}
            action={<ButtonLink to="/dashboard#check-in">Make the first check-in</ButtonLink>}
          >
            Every day you log becomes a line here, from the first one on. One number is enough.
          </EmptyState>
        </Card>
      ) : (
        <Card
          id="entries"
          title="Your entries"
          action={
            <span className="cap num">
              {list.isEarlier ? 'earlier ones' : 'the newest'}: {list.count}
            </span>
          }
        >
          <ReadyMarkup markup={list.table} />
          <EntriesPager isEarlier={list.isEarlier} older={list.older} newer={list.newer} range={range} />
        </Card>
      )}
    </div>
  )
}
