import { findClicks } from '#features/shop/managing/clicks/click-report.server.ts'
import { ClickTable } from '#features/shop/managing/clicks/click-table.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { dayLabel } from '#routes/admin/instant-label.ts'
import { servicesContext } from '#services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tabs } from '#ui/tabs.tsx'

import type { Route } from './+types/clicks.ts'

const spans = [4, 8, 12] as const

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Clicks', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const span = spans.find((weeks) => String(weeks) === url.searchParams.get('weeks')) ?? 4
  const { weeks, ...report } = await findClicks(context.get(servicesContext), span)
  // “Mon 16 Nov 2026” without the weekday and the year.
  const labels = weeks.map((monday) =>
    dayLabel(new Date(`${monday}T00:00:00Z`), 'UTC')
      .split(' ')
      .slice(1, 3)
      .join(' '),
  )
  return { span, labels, ...report }
}

export default function ClicksPage({ loaderData }: Route.ComponentProps) {
  const { span, labels, byProduct, byPage, byWeek, total } = loaderData
  const tabs = spans.map((weeks) => ({ id: String(weeks), label: `${weeks} weeks`, to: `/shop/manage/clicks?weeks=${weeks}` }))
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-measure text-sm text-soft">
          How often a link led out of the shop, by weeks that begin on Monday (UTC). Nothing is kept about who followed it.
        </p>
        <Tabs label="Span" kind="range" tabs={tabs} current={String(span)} />
      </div>
      {total === 0 ? (
        <EmptyState title="No click yet" level={2} className="mt-8">
          Every link out of the shop is counted from the first visitor on.
        </EmptyState>
      ) : (
        <>
          <ClickTable
            title="By product"
            head="Product"
            weeks={labels}
            totals={byWeek}
            lines={byProduct.map((line) => ({ ...line, name: line.label }))}
          />
          <ClickTable
            title="By page"
            head="Page"
            weeks={labels}
            totals={byWeek}
            lines={byPage.map((line) => ({ ...line, name: line.target || 'Not said' }))}
          />
        </>
      )}
    </>
  )
}
