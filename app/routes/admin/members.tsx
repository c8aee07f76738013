import { Form } from 'react-router'

import { signedIn } from '#features/identity/viewer.server.ts'
import { LeavingReasons, MemberFigures } from '#features/membership/admin/member-figures.tsx'
import { findMemberFigures, findMembers } from '#features/membership/admin/members.server.ts'
import { stateNamed, stateNames } from '#features/membership/admin/state-names.ts'
import { StateStrip } from '#features/membership/admin/state-strip.tsx'
import { StuckRefunds } from '#features/membership/admin/stuck-refunds.tsx'
import { listStuckRefunds } from '#features/membership/billing/refund/pending-refunds.server.ts'
import { namedEnd } from '#features/membership/core/entitlement.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Rows } from '#ui/rows.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/members.ts'
import { AdminHeading } from './admin-heading.tsx'
import { dayLabel, instantLabel } from './instant-label.ts'

import membersCss from '#features/membership/admin/members.css?url'

const PATH = '/admin/members'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: membersCss }]

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Members', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const dayOf = (instant: Date | null) => instant && dayLabel(instant, timeZone)
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 254)
  const state = stateNamed(url.searchParams.get('state'))
  const behind = url.searchParams.get('behind')
  const [{ members, hasMore }, figures, stuck] = await Promise.all([
    findMembers(services, { search, state, behind }),
    findMemberFigures(services),
    listStuckRefunds(services),
  ])
  return {
    search,
    state,
    isFirst: behind === null,
    last: hasMore ? members.at(-1)!.userId : null,
    figures,
    stuck: stuck.map(({ askedAt, ...refund }) => ({ ...refund, asked: instantLabel(askedAt, timeZone) })),
    members: members.map(({ userId, displayName, email, membershipState }) => ({
      userId,
      displayName,
      email,
      state: stateNames[membershipState.status],
      plan: membershipState.plan,
      until: dayOf(namedEnd(membershipState)),
    })),
  }
}

const addressOf = (asked: Record<string, string | null>) => {
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return query.size === 0 ? PATH : `${PATH}?${query}`
}

export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { search, state, isFirst, last, figures, stuck, members } = loaderData
  return (
    <>
      <AdminHeading title="Members">Where every membership stands, what comes in, and who came and left.</AdminHeading>
      <StuckRefunds refunds={stuck} />
      <MemberFigures {...figures} />
      <StateStrip counts={figures.counts} chosen={state} addressOf={(to) => addressOf({ q: search, state: to })} />
      <LeavingReasons churn={figures.churn} />
      <section aria-labelledby="members" className="members-list">
        <h2 id="members" className="title mb-3">
          {state ? stateNames[state] : 'Everybody'}
        </h2>
        <search className="list-tools block">
          <Form method="get" action={PATH} className="flex flex-wrap items-end gap-3">
            {state && <input type="hidden" name="state" value={state} />}
            <Field
              key={search}
              label="Name or address"
              name="q"
              type="search"
              maxLength={254}
              defaultValue={search}
              autoComplete="off"
              className="max-w-measure min-w-0 flex-1 basis-48"
            />
            <Button kind="secondary">Search</Button>
            {(search || state) && <TextLink to={PATH}>Show everybody</TextLink>}
          </Form>
        </search>
        {members.length === 0 ? <Nobody isFirst={isFirst} /> : <MembersTable members={members} />}
        {(!isFirst || last) && (
          <nav aria-label="Pages" className="mt-5 flex gap-6 text-sm">
            {!isFirst && <TextLink to={addressOf({ q: search, state })}>To the newest</TextLink>}
            {last && <TextLink to={addressOf({ q: search, state, behind: last })}>Older</TextLink>}
          </nav>
        )}
      </section>
    </>
  )
}

function MembersTable({ members }: Pick<Route.ComponentProps['loaderData'], 'members'>) {
  return (
    <Rows
      caption="People and their memberships, the newest accounts first"
      rows={members}
      keyOf={({ userId }) => userId}
      lead={{ label: 'Person', renderCell: (member) => <MemberName {...member} /> }}
      columns={[
        { label: 'State', width: 'middle', renderCell: ({ state }) => state },
        { label: 'Plan', width: 'narrow', renderCell: ({ plan }) => (plan ? plan.charAt(0).toUpperCase() + plan.slice(1) : '–') },
        { label: 'Ends', width: 'narrow', renderCell: ({ until }) => until ?? '–' },
      ]}
    />
  )
}

type Member = Route.ComponentProps['loaderData']['members'][number]

function MemberName({ userId, displayName, email }: Pick<Member, 'userId' | 'displayName' | 'email'>) {
  return (
    <div className="rows-name">
      <Link to={`/admin/people/${userId}`}>
        <bdi>{displayName ?? email}</bdi>
      </Link>
      {displayName && <span className="cap">{email}</span>}
    </div>
  )
}

function Nobody({ isFirst }: { isFirst: boolean }) {
  return (
    <EmptyState title={isFirst ? 'Nobody here' : 'No more people'} action={<TextLink to={PATH}>Show everybody</TextLink>}>
      Nobody who matches is in this state now. People appear here as soon as their membership changes.
    </EmptyState>
  )
}
