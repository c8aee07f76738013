import { Form } from 'react-router'

import { findPeople } from '#features/identity/people/find-people.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { listStandings } from '#features/membership/core/membership.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/people.ts'
import { AdminHeading } from './admin-heading.tsx'
import { instantLabel } from './instant-label.ts'
import { pageNumber } from './page-number.ts'
import { Pager } from './pager.tsx'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'People', listed: false })

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const search = (url.searchParams.get('q') ?? '').trim().slice(0, 254)
  const page = pageNumber(url.searchParams.get('page'))
  const found = await findPeople(services, { search, page })
  const entitlements = await listStandings(
    services,
    found.people.map(({ userId }) => userId),
  )
  const people = found.people.map(({ joinedAt, lastSeenAt, ...person }) => ({
    ...person,
    membership: entitlements.get(person.userId)?.reason ?? '',
    joined: instantLabel(joinedAt, timeZone),
    lastSeen: lastSeenAt && instantLabel(lastSeenAt, timeZone),
  }))
  return { search, page, people, hasMore: found.hasMore }
}

export default function PeoplePage({ loaderData: { search, page, people, hasMore } }: Route.ComponentProps) {
  const addressOf = (to: number) => `/admin/people?${new URLSearchParams({ ...(search && { q: search }), page: String(to) })}`
  return (
    <>
      <AdminHeading title="People">Everybody who has an account, the newest first. What they log stays theirs.</AdminHeading>
      <search>
        <Form method="get" action="/admin/people" className="mb-6 flex max-w-measure flex-wrap items-end gap-3">
          <Field
            key={search}
            label="Name or address"
            name="q"
            type="search"
            maxLength={254}
            defaultValue={search}
            autoComplete="off"
            className="min-w-0 flex-1 basis-48"
          />
          <Button kind="secondary">Search</Button>
          {search && <TextLink to="/admin/people">Show everybody</TextLink>}
        </Form>
      </search>
      {people.length === 0 ? <Nobody search={search} page={page} /> : <PeopleTable people={people} />}
      <Pager page={page} hasMore={hasMore} addressOf={addressOf} />
    </>
  )
}

function PeopleTable({ people }: Pick<Route.ComponentProps['loaderData'], 'people'>) {
  return (
    <table className="table table-pairs">
      <caption className="vh">People, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col">Membership</th>
          <th scope="col">Joined</th>
          <th scope="col">Last seen</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ userId, displayName, email, emailVerified, isAdmin, membership, joined, lastSeen }) => (
          <tr key={userId}>
            <th scope="row" className="wrap-anywhere">
              <span className="grid justify-items-start">
                <Link to={`/admin/people/${userId}`} className="link">
                  {displayName ?? email}
                </Link>
                {displayName && <span className="cap block">{email}</span>}
                {(isAdmin || !emailVerified) && (
                  <span className="mt-1 flex flex-wrap gap-2">
                    {isAdmin && <Badge tone="good">Admin</Badge>}
                    {!emailVerified && <Badge tone="caution">Address not confirmed</Badge>}
                  </span>
                )}
              </span>
            </th>
            <td data-label="Membership">{membership}</td>
            <td data-label="Joined" className="num">
              {joined}
            </td>
            <td data-label="Last seen" className="num">
              {lastSeen ?? 'Not signed in'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
