import { data } from 'react-router'

import { findErasure } from '#features/account-data/erasure.server.ts'
import { listAuditLog } from '#features/audit/audit-log.server.ts'
import { AuditTable } from '#features/audit/audit-table.tsx'
import { faceAddress } from '#features/identity/account/face-address.ts'
import { FACE, Face } from '#features/identity/account/face.tsx'
import { findPerson } from '#features/identity/people/find-people.server.ts'
import { signedIn } from '#features/identity/viewer.server.ts'
import { eventViews } from '#features/membership/admin/event-view.ts'
import { MembershipCard } from '#features/membership/admin/membership-card.tsx'
import { findPersonMembership } from '#features/membership/admin/person-membership.server.ts'
import { listMembershipEvents } from '#features/membership/core/events.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/person.ts'
import { AdminHeading } from './admin-heading.tsx'
import { dayLabel, instantLabel } from './instant-label.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Person', listed: false })

const NEWEST_ENTRIES = 10

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone, userId: ownId } = signedIn(context)
  const write = { instant: (at: Date) => instantLabel(at, timeZone), day: (at: Date) => dayLabel(at, timeZone) }
  const label = (instant: Date | null) => instant && instantLabel(instant, timeZone)
  const person = await findPerson(services, params.id)
  if (!person) throw data(null, 404)
  const { userId, joinedAt, lastSeenAt, sessions, picture, ...facts } = person
  const [membership, events, erasure, log] = await Promise.all([
    findPersonMembership(services, userId, write),
    listMembershipEvents(services, userId),
    findErasure(services, userId),
    listAuditLog(services, { person: userId, atMost: NEWEST_ENTRIES }),
  ])
  return {
    ...facts,
    userId,
    isOwnAccount: userId === ownId,
    face: faceAddress(picture, FACE),
    joined: instantLabel(joinedAt, timeZone),
    lastSeen: label(lastSeenAt),
    membership,
    events: eventViews(events, write),
    sessions: { count: sessions.count, lastUsed: label(sessions.lastUsedAt) },
    erasedOn: label(erasure?.dueAt ?? null),
    hasMore: log.hasMore,
    entries: log.entries.map((entry) => ({ ...entry, at: instantLabel(entry.at, timeZone) })),
  }
}

export default function PersonPage({ loaderData: person }: Route.ComponentProps) {
  const { userId, displayName, email, emailVerified, isAdmin, membership, sessions, erasedOn, entries, events } = person
  const here = `/admin/people/${userId}`
  return (
    <>
      <AdminHeading title={displayName ?? email} eyebrow={<TextLink to="/admin/people">People</TextLink>} />
      {erasedOn && <Alert className="mb-6">This account is to be erased on {erasedOn}. They can cancel that.</Alert>}
      <div className="grid gap-6">
        <Card title="Account" action={isAdmin && <Badge tone="good">Admin</Badge>}>
          {person.face && (
            <div className="mb-5">
              <Face name={displayName ?? email} address={person.face} />
            </div>
          )}
          <dl className="facts">
            <Fact name="Name" value={displayName ?? 'Not given'} />
            <Fact name="E-mail" value={email} />
            <Fact name="Address confirmed" value={emailVerified ? 'Yes' : 'Not yet'} />
            <Fact name="Second step" value={person.hasSecondStep ? 'On' : 'Off'} />
            <Fact name="Runs the site" value={isAdmin ? 'Yes' : 'No'} />
            <Fact name="Joined" value={person.joined} />
            <Fact name="Time zone" value={person.timeZone ?? 'Not known yet'} />
          </dl>
        </Card>
        <MembershipCard person={here} membership={membership} events={events} />
        <Card title="Sessions">
          <p>{formatSessions(sessions.count)}</p>
          {sessions.lastUsed && <p className="num mt-1 text-soft">Last used {sessions.lastUsed}</p>}
        </Card>
        <Card title="What can be done">
          <div className="flex flex-wrap gap-3">
            <ButtonLink kind="secondary" size="small" to={`${here}/${isAdmin ? 'take-admin' : 'make-admin'}`}>
              {isAdmin ? 'Remove admin' : 'Make admin'}
            </ButtonLink>
            {sessions.count > 0 && (
              <ButtonLink kind="secondary" size="small" to={`${here}/end-sessions`}>
                End all sessions
              </ButtonLink>
            )}
            {person.hasSecondStep && !person.isOwnAccount && (
              <ButtonLink kind="secondary" size="small" to={`${here}/take-second-step`}>
                Remove the second step
              </ButtonLink>
            )}
            {!erasedOn && (
              <ButtonLink kind="tertiary" size="small" to={`${here}/erase`}>
                Start a deletion
              </ButtonLink>
            )}
          </div>
          <p className="mt-3 text-sm text-soft">Each asks again before anything happens.</p>
        </Card>
        <Card
          title="In the audit log"
          action={person.hasMore && <TextLink to={`/admin/audit?person=${userId}`}>All entries</TextLink>}
        >
          {entries.length === 0 ? (
            <p className="text-soft">Nothing has been done by or to this person yet.</p>
          ) : (
            <AuditTable entries={entries} caption="Entries about this person, the newest first" />
          )}
        </Card>
      </div>
    </>
  )
}

function formatSessions(count: number): string {
  if (count === 0) return 'Not signed in anywhere.'
  return count === 1 ? 'Signed in in one browser.' : `Signed in in ${count} browsers.`
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  )
}
