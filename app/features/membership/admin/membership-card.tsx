import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'

import { EventList, type EventView } from './event-list.tsx'

/** A person’s membership as the owner reads it; days and instants are written on the owner’s clock. */
export interface PersonMembership {
  /** Where they stand by what was bought and by the trial; null beside a given access that has nothing beside it. */
  readonly reason: string | null
  /** The plan that was bought. */
  readonly plan: string | null
  /** When that access ends by itself. */
  readonly until: string | null
  /** What the owner gave, as a sentence; null when nothing given runs. */
  readonly given: string | null
}

interface MembershipCardProps {
  /** The address of the person’s page. */
  person: string
  membership: PersonMembership
  events: ReadonlyArray<EventView>
}

/** Where a person’s membership stands, what can be done to it, and all that happened to it. */
export function MembershipCard({ person, membership: { reason, plan, until, given }, events }: MembershipCardProps) {
  return (
    <Card title="Membership">
      {reason && <p>{reason}</p>}
      {plan && <p className="mt-1 text-soft">Bought: {plan}</p>}
      {until && <p className="num mt-1 text-soft">Until {until}</p>}
      {given && <p className={reason ? 'num mt-3' : 'num'}>{given}</p>}
      <div className="mt-4 mb-5 flex flex-wrap gap-3">
        <ButtonLink kind="secondary" size="small" to={`${person}/grant`}>
          {given ? 'Change the end' : 'Give full access'}
        </ButtonLink>
        {given && (
          <ButtonLink kind="tertiary" size="small" to={`${person}/take-access`}>
            Remove full access
          </ButtonLink>
        )}
      </div>
      <EventList events={events} />
    </Card>
  )
}
