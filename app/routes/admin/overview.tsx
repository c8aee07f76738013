import { useOutletContext } from 'react-router'

import { arrange } from '#features/attention/arrange.ts'
import { PutOffList, WaitingList } from '#features/attention/attention-list.tsx'
import { FirstStepList, FirstStepsAway } from '#features/attention/first-step-list.tsx'
import { withLiveCounts } from '#features/inbox/core/inbox-attention.ts'
import type { LiveCounts } from '#features/inbox/core/inbox-word.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { Alert } from '#ui/alert.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

import type { Route } from './+types/overview.ts'
import { AdminHeading } from './admin-heading.tsx'
import { actOnOverview } from './overview-action.server.ts'
import { loadOverview } from './overview-loader.server.ts'
import { PeopleFigures } from './people-figures.tsx'

const PATH = '/admin'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Admin', listed: false })

export function loader({ context }: Route.LoaderArgs) {
  return loadOverview(context)
}

export function action({ request, context }: Route.ActionArgs) {
  return actOnOverview(context, request)
}

export default function OverviewPage({ loaderData }: Route.ComponentProps) {
  const { isPartial, items, putOff, now, since, until, steps, areStepsAway, people, memberships } = loaderData
  const { waiting, later } = arrange(withLiveCounts(items, useOutletContext<LiveCounts>()), putOff, now)
  return (
    <>
      <AdminHeading title="Overview">What waits for you, and who is here.</AdminHeading>
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="title mb-2">
          Needs your attention
        </h2>
        {isPartial && (
          <Alert kind="error" className="mb-4">
            Not everything could be read: more may be waiting than is shown here.
          </Alert>
        )}
        {waiting.length > 0 ? (
          <WaitingList items={waiting} action={PATH} days={since} />
        ) : (
          !isPartial && (
            <EmptyState title="Nothing waits for you">
              New messages, members’ stories and mails that could not be sent appear here.
            </EmptyState>
          )
        )}
        {later.length > 0 && <PutOffList items={later} action={PATH} days={until} />}
      </section>
      {steps.some(({ isDone }) => !isDone) && <FirstStepList steps={steps} action={PATH} />}
      <section aria-labelledby="people" className="mt-10">
        <h2 id="people" className="title mb-2">
          People
        </h2>
        {people && memberships && <PeopleFigures people={people} memberships={memberships} />}
      </section>
      {areStepsAway && <FirstStepsAway action={PATH} />}
    </>
  )
}
