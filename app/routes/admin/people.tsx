import { Form } from 'react-router'

import { findPeople } from '#features/identity/people/find-people.server.ts'
import { peopleOrderOf, type PeopleOrder } from '#features/identity/people/people-order.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { listStandings } from '#features/membership/core/membership.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { Rows } from '#ui/rows.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/people.ts'
import { AdminHeading } from './admin-heading.tsx'
import { dayLabel, shortLabel } from './instant-label.ts'
import { pageNumber } from './page-number.ts'
import { Pager } from './pager.tsx'

const PATH = '/admin/people'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'People', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 254)
  const page = pageNumber(url.searchParams.get('page'))
  const order = peopleOrderOf(url.searchParams.get('sort'))
  const found = await findPeople(services, { search, page, order })
  const entitlements = await listStandings(
    services,
    found.people.map(({ userId }) => userId),
  )
  const people = found.people.map(({ joinedAt, lastSeenAt, ...person }) => ({
    ...person,
    membership: entitlements.get(person.userId)?.reason ?? '',
    joined: dayLabel(joinedAt, timeZone),
    lastSeen: lastSeenAt && shortLabel(lastSeenAt, services.clock.now(), timeZone),
  }))
  return { search, order, page, people, hasMore: found.hasMore }
}

interface Asked {
  readonly search: string
  readonly order: PeopleOrder
  readonly page?: number
}

function addressOf({ search, order, page = 1 }: Asked): string {
  const query = new URLSearchParams({
    ...(search && { q: search }),
    ...(order !== 'newest' && { sort: order }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? PATH : `${PATH}?${query}`
}

export default function PeoplePage({ loaderData: { search, order, page, people, hasMore } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading title="People">Everybody who has an account. What they log stays theirs.</AdminHeading>
      <search className="list-tools block">
        <Form method="get" action={PATH} className="flex flex-wrap items-end gap-3">
          {order !== 'newest' && <input type="hidden" name="sort" value={order} />}
          <Field
            key={search}
            label="Name or address"
            name="q"
            type="search"
            maxLength={254}
            defaultValue={search}
            autoComplete="off"
            className="min-w-0 flex-1 basis-48 max-w-measure"
          />
          <Button kind="secondary">Search</Button>
          {search && <TextLink to={addressOf({ search: '', order })}>Show everybody</TextLink>}
        </Form>
      </search>
      {people.length === 0 ? (
        <Nobody search={search} page={page} />
      ) : (
        <PeopleRows people={people} search={search} order={order} />
      )}
      <Pager page={page} hasMore={hasMore} addressOf={(to) => addressOf({ search, order, page: to })} />
    </>
  )
}

type Listed = Route.ComponentProps['loaderData']

function PeopleRows({ people, search, order }: Pick<Listed, 'people' | 'search' | 'order'>) {
  const sort = (up: PeopleOrder, down: PeopleOrder, first: PeopleOrder) => ({
    to: addressOf({ search, order: order === up ? down : order === down ? up : first }),
    now: order === up ? ('ascending' as const) : order === down ? ('descending' as const) : null,
  })
  return (
    <Rows
      caption="People"
      rows={people}
      keyOf={({ userId }) => userId}
      lead={{ label: 'Person', sort: sort('a-z', 'z-a', 'a-z'), renderCell: (person) => <PersonName {...person} /> }}
      columns={[
        { label: 'Membership', width: 'middle', renderCell: ({ membership }) => membership },
        { label: 'Joined', width: 'narrow', sort: sort('oldest', 'newest', 'newest'), renderCell: ({ joined }) => joined },
        { label: 'Last seen', width: 'narrow', renderCell: ({ lastSeen }) => lastSeen ?? 'Not signed in' },
      ]}
    />
  )
}

function PersonName({ userId, displayName, email, isAdmin, emailVerified }: Listed['people'][number]) {
  return (
    <div className="rows-name">
      <Link to={`/admin/people/${userId}`}>
        <bdi>{displayName ?? email}</bdi>
      </Link>
      {displayName && <span className="cap">{email}</span>}
      {isAdmin && <Badge tone="good">Admin</Badge>}
      {!emailVerified && <Badge tone="caution">Address not confirmed</Badge>}
    </div>
  )
}

function Nobody({ search, page }: { search: string; page: number }) {
  const everybody = <TextLink to="/admin/people">Show everybody</TextLink>
  if (page > 1) return <EmptyState title="No more people" action={everybody} level={2} />
  if (search === '') return <EmptyState title="Nobody yet" level={2} />
  return (
    <EmptyState title="Nobody found" action={everybody} level={2}>
      No name or address contains these characters. Part of one is enough, in small or capital letters.
    </EmptyState>
  )
}
