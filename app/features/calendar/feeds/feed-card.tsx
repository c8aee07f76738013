import { useId } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { AskFirst } from '#ui/ask-first.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

interface FeedCardProps {
  /** When the address was made and last read, in words; null when there is none. */
  readonly feed: { readonly made: string; readonly read: string | null } | null
  /** The address, in the answer that made it and in no other. */
  readonly address: string | undefined
  readonly action: string
  readonly text: string
}

/** A private address for another calendar: made, shown once, made anew, ended. */
export function FeedCard({ feed, address, action, text }: FeedCardProps) {
  const id = useId()
  const asked = { action, fields: <PersonField />, preventScrollReset: true }
  return (
    <Card title="In your own calendar">
      {address !== undefined && (
        <Alert title="The address is made. Copy it now." className="mb-4">
          <p>This is the only time it is shown. Anyone who has it can read these appointments.</p>
          <div className="field mt-3">
            <label htmlFor={id}>Address to subscribe to</label>
            <div className="box">
              <textarea
                id={id}
                className="font-sans break-all"
                value={address}
                rows={3}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
              />
            </div>
          </div>
          <div className="mt-3">
            <CopyButton text={address} label="Copy the address" />
          </div>
        </Alert>
      )}
      <p className="max-w-measure">{text}</p>
      {feed && (
        <p className="cap num mt-2">
          Made {feed.made}. {feed.read === null ? 'Not read yet.' : `Last read ${feed.read}.`}
        </p>
      )}
      {feed ? (
        <div className="mt-4 flex flex-wrap gap-3">
          <AskFirst
            opener={{ kind: 'secondary', children: 'Make a new address' }}
            title="End the address and make a new one?"
            words={{ intent: 'Make a new one', not: 'Keep the address' }}
            answer={{ name: 'intent', value: 'make-feed', busyLabel: 'Making it...' }}
            {...asked}
          >
            <p>Calendars that use the present address get no updates until you give them the new one.</p>
          </AskFirst>
          <AskFirst
            opener={{ kind: 'tertiary', children: 'End the address' }}
            title="End the address?"
            words={{ intent: 'End it', not: 'Keep the address' }}
            answer={{ name: 'intent', value: 'end-feed', busyLabel: 'Ending it...' }}
            {...asked}
          >
            <p>Calendars that use it get no more updates. You cannot get the same address back.</p>
          </AskFirst>
        </div>
      ) : (
        <Form method="post" action={action} preventScrollReset className="mt-4">
          <PersonField />
          <Button kind="secondary" name="intent" value="make-feed" busyLabel="Making it...">
            Make an address
          </Button>
        </Form>
      )}
    </Card>
  )
}
