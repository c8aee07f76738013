import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

export interface SessionView {
  id: string
  browser: string
  place: string | null
  isThisOne: boolean
  opened: string
  lastUsed: string
}

/** Where the person is signed in. Ending a session is felt there with its next step. */
export function SessionsCard({ action, sessions }: { action: string; sessions: readonly SessionView[] }) {
  return (
    <Card title="Where you are signed in">
      <ul>
        {sessions.map(({ id, browser, place, isThisOne, opened, lastUsed }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4">
            <div className="min-w-0">
              <p className="font-strong">
                {browser} {isThisOne && <Badge>This browser</Badge>}
              </p>
              <p className="num text-sm text-soft">
                Last used <DateText>{lastUsed}</DateText>; signed in <DateText>{opened}</DateText>
                {place && ` from ${place}`}
              </p>
            </div>
            {!isThisOne && (
              <Form method="post" action={action} preventScrollReset>
                <PersonField />
                <input type="hidden" name="session" value={id} />
                <Button kind="secondary" size="small" name="intent" value="end-session" aria-label={`Sign out ${browser}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" action={action} preventScrollReset className="border-t border-line pt-4">
        <PersonField />
        {sessions.length > 1 ? (
          <Button kind="secondary" name="intent" value="end-others">
            Sign out everywhere else
          </Button>
        ) : (
          <p className="text-sm text-soft">You are not signed in anywhere else.</p>
        )}
      </Form>
    </Card>
  )
}
