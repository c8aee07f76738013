import { data, useOutletContext } from 'react-router'

import { localDay } from '#base/dates/local-day.ts'
import { findUnmarked } from '#features/calendar/core/find-appointments.server.ts'
import { findCoachZone } from '#features/calendar/settings/settings.server.ts'
import { FAILURES_IN_A_ROW, findModelTrouble } from '#features/chat/model/model-failures.server.ts'
import type { Viewer } from '#features/identity/core/viewer.ts'
import { countPeople } from '#features/identity/people.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import type { LiveCounts } from '#features/inbox/core/inbox-word.ts'
import { countUnread } from '#features/inbox/items/count-items.server.ts'
import { countMemberships } from '#features/membership/core/membership.server.ts'
import { countShopMatters } from '#features/shop/managing/shop-matters.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { countStories } from '#features/site/stories/review.server.ts'
import { countOutbox } from '#platform/mail-outbox.server.ts'
import { partsOfPage } from '#routes/failures.server.ts'
import { servicesContext, type Services } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

import type { Route } from './+types/overview.ts'
import { AdminHeading } from './admin-heading.tsx'
import { waitingItems } from './waiting-items.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Admin', listed: false })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { read, isWhole, status } = partsOfPage(context)
  const [messages, stories, unmarked, people, memberships, shop, mails, trouble] = await Promise.all([
    read(countUnread(services), 'The count of messages'),
    read(countStories(services), 'The count of stories'),
    read(findUnmarkedDay(services, signedIn(context)), 'Unmarked appointments'),
    read(countPeople(services.db), 'The count of people'),
    read(countMemberships(services), 'The count of memberships'),
    read(countShopMatters(services), 'What waits in the shop'),
    services.outbox === null ? 0 : read(countOutbox(services.outbox), 'The outbox'),
    read(findModelTrouble(services), 'What is wrong with the model').then((trouble) => trouble ?? { inARow: 0 }),
  ])
  const shown = {
    isPartial: !isWhole(),
    waits: {
      held: messages?.held ?? 0,
      stories: stories?.pending ?? 0,
      heldStories: stories?.held ?? 0,
      unmarked: unmarked?.first ?? null,
      differences: shop?.differences ?? 0,
      failedRefreshes: shop?.failedRefreshes ?? 0,
      mails: mails ?? 0,
      sendsMail: services.sendsMail,
      modelFailures: trouble.inARow < FAILURES_IN_A_ROW ? 0 : trouble.inARow,
    },
    people,
    memberships,
  }
  return data(shown, status())
}

/** Appointments that are over and not marked, with the day of the first of them where the coach is. */
async function findUnmarkedDay(services: Pick<Services, 'db' | 'clock'>, owner: Viewer) {
  const [unmarked, coachZone] = await Promise.all([findUnmarked(services), findCoachZone(services, owner)])
  return { first: unmarked && { count: unmarked.count, day: localDay(unmarked.first, coachZone) } }
}

export default function OverviewPage({ loaderData: { isPartial, waits, people, memberships } }: Route.ComponentProps) {
  const waiting = waitingItems({ ...waits, ...useOutletContext<LiveCounts>() })
  const figures = people && memberships ? figuresOf(people, memberships) : []
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
        {waiting.length === 0 ? (
          !isPartial && (
            <EmptyState title="Nothing waits for you">
              New messages, members’ stories and mails that could not be sent appear here.
            </EmptyState>
          )
        ) : (
          <ul className="border-t border-ink">
            {waiting.map(({ to, count, title, text }) => (
              <li key={to} className="border-b border-line">
                <Link to={to} className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-3 no-underline hover:bg-sunken">
                  <span className="num min-w-10 font-serif text-2xl leading-none">{count}</span>
                  <span className="min-w-0">
                    <span className="block text-sm font-strong">{title}</span>
                    <span className="cap block">{text}</span>
                  </span>
                  <Icon name="right" className="text-faint" />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="people" className="mt-10">
        <h2 id="people" className="title mb-2">
          People
        </h2>
        <dl className="grid grid-cols-2 border-t border-ink md:grid-cols-4">
          {figures.map(({ name, count, note }) => (
            <div key={name} className="border-b border-line py-4 pr-4">
              <dt className="text-sm text-soft">{name}</dt>
              <dd>
                <span className="num block font-serif text-3xl leading-head">{count}</span>
                <span className="cap block">{note}</span>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}

type Read = Route.ComponentProps['loaderData']

function figuresOf(people: NonNullable<Read['people']>, memberships: NonNullable<Read['memberships']>) {
  const { active, lifetime, granted, cancelled, trial, 'past due': pastDue } = memberships
  return [
    {
      name: 'Accounts',
      count: people.all,
      note: `${people.confirmed} confirmed; ${people.admins} of them ${people.admins === 1 ? 'runs' : 'run'} the site`,
    },
    {
      name: 'Members who bought',
      count: active + pastDue + cancelled + lifetime,
      note: `${active} active, ${pastDue} past due, ${cancelled} cancelled, ${lifetime} for life`,
    },
    { name: 'On trial', count: trial, note: 'Seven days each' },
    { name: 'Members by gift', count: granted, note: 'Full access, given by you' },
  ]
}
