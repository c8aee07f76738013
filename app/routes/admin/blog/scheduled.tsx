import { useEffect } from 'react'
import { data } from 'react-router'

import { isTimeZone } from '#base/dates/local-day.ts'
import { deletePostAs, planPostAs } from '#features/blog/managing/post-actions.server.ts'
import { LedgerTable } from '#features/blog/scheduling/ledger-table.tsx'
import { MonthGrid } from '#features/blog/scheduling/month-grid.tsx'
import { scheduleForm } from '#features/blog/scheduling/schedule-form.ts'
import { ScheduledCard } from '#features/blog/scheduling/scheduled-card.tsx'
import { rememberTimeZone } from '#features/identity/core/profile.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { parseFields, readForm } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { showToasts } from '#ui/toast-store.ts'

import type { Route } from './+types/scheduled.ts'
import { scheduledAddress } from './scheduled-address.ts'
import { loadScheduled } from './scheduled-views.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Scheduled', listed: false })

const FAILED = 'Failed to fetch scheduled posts.'

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const shown = await loadScheduled(services, signedIn(context), url.searchParams).catch(
    logFailure(context, 'The scheduled posts could not be read.'),
  )
  return shown ? data({ ...shown, failure: null }) : data({ view: 'failed' as const, failure: FAILED }, 503)
}

const outcomes = {
  publish: { done: 'Post published successfully!', failed: 'Failed to publish post.' },
  delete: { done: 'Post deleted successfully!', failed: 'Failed to delete post.' },
  schedule: { done: 'Schedule updated successfully!', failed: 'Failed to update schedule.' },
} as const

export async function action({ request, url, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const person = signedIn(context)
  const fields = await readForm(request)
  const { id = '' } = fields
  const answer = async (work: Promise<unknown>, { done: title, failed }: { done: string; failed: string }) => {
    const isDone = await work.catch(logFailure(context, 'A post could not be planned.'))
    return redirectWithToast(url.pathname + url.search, isDone === true ? { title } : { title: failed, kind: 'error' })
  }
  const schedule = async () => {
    const form = parseFields(fields, scheduleForm({ now: services.clock.now(), profileZone: person.timeZone }))
    if (!form.ok) return data({ refused: id, report: form.report }, 400)
    // Whoever has told no zone yet reads the time of the plan on the clocks they meant.
    if (!person.timeZone && isTimeZone(fields.timeZone ?? '')) await rememberTimeZone(services, person.userId, fields.timeZone!)
    return answer(planPostAs(services, person, id, { status: 'scheduled', at: form.value.at }), outcomes.schedule)
  }
  const answers = {
    publish: () => answer(planPostAs(services, person, id, { status: 'published' }), outcomes.publish),
    delete: () => answer(deletePostAs(services, person, id), outcomes.delete),
    schedule,
  }
  return answerOf(answers, fields.intent, 'schedule')()
}

const views = [
  { id: 'list', label: 'List', to: scheduledAddress('list') },
  { id: 'calendar', label: 'Calendar', to: scheduledAddress('calendar') },
  { id: 'ledger', label: 'Ledger', to: scheduledAddress('ledger') },
]

export default function ScheduledPage({ loaderData, actionData }: Route.ComponentProps) {
  const { failure } = loaderData
  useEffect(() => {
    if (failure) showToasts({ title: failure, kind: 'error' })
  }, [failure])
  return (
    <>
      <Tabs kind="range" label="View" tabs={views} current={loaderData.view} className="mb-6" />
      {loaderData.view === 'failed' && <EmptyState title={FAILED} level={2} />}
      {loaderData.view === 'list' && <List {...loaderData} refused={actionData} />}
      {loaderData.view === 'calendar' && (
        <MonthGrid {...loaderData} addressOf={(month) => `${scheduledAddress('calendar')}&month=${month}`} />
      )}
      {loaderData.view === 'ledger' && (
        <>
          <LedgerTable lines={loaderData.lines} />
          <Pager {...loaderData} addressOf={(page) => `${scheduledAddress('ledger')}&page=${page}`} />
        </>
      )}
    </>
  )
}

type ListProps = Extract<Route.ComponentProps['loaderData'], { view: 'list' }> & {
  refused: Route.ComponentProps['actionData']
}

function List({ posts, today, page, hasMore, refused }: ListProps) {
  const addressOf = (to: number) => (to > 1 ? `${scheduledAddress('list')}?page=${to}` : scheduledAddress('list'))
  if (posts.length === 0 && page === 1)
    return (
      <EmptyState title="No Scheduled Posts" level={2}>
        Drafts appear here with a field for the day they are to be published, at six in the morning.
      </EmptyState>
    )
  return (
    <>
      <p className="cap mb-4">A day that is chosen here means six in the morning. The editor of a post sets any other minute.</p>
      <ul className="grid gap-4">
        {posts.map((post) => (
          <li key={post.id} className="min-w-0">
            <ScheduledCard
              post={post}
              today={today}
              action={addressOf(page)}
              report={refused?.refused === post.id ? refused.report : undefined}
            />
          </li>
        ))}
      </ul>
      <Pager page={page} hasMore={hasMore} addressOf={addressOf} />
    </>
  )
}
