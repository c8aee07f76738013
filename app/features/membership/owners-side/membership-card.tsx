import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'

import { EventList, type ShownEvent } from './event-list.tsx'

interface MembershipCardProps {
  /** The address of the person’s page. */
  person: string
  reason: string
  until: string | null
  isGranted: boolean
  events: ReadonlyArray<ShownEvent>
}

/** Where a person’s membership stands, what can be done to it, and all that happened to it. */
export function MembershipCard({ person, reason, until, isGranted, events }: MembershipCardProps) {
  return (
    <Card title="Membership">
      <p>{reason}</p>
      {until && <p className="num mt-1 text-soft">Until {until}</p>}
      <div className="mt-4 mb-5 flex flex-wrap gap-3">
        <ButtonLink kind="secondary" size="small" to={`${person}/grant`}>
          {isGranted ? 'Change the end' : 'Give full access'}
        </ButtonLink>
        {isGranted && (
          <ButtonLink kind="tertiary" size="small" to={`${person}/take-access`}>
            Take full access away
          </ButtonLink>
        )}
      </div>
      <EventList events={events} />
    </Card>
  )
}
