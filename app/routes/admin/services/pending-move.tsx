import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

import { ADDRESS } from './use-view.ts'

/** A move that waits for a sign-in at the new address: where, until when, and how to withdraw it. */
export function PendingMove({ origin, until, from }: { origin: string; until: string; from: string }) {
  return (
    <Alert title="Sign in at the new address now">
      <p>
        Until {until} the site works at both addresses. Open{' '}
        <a href={`${origin}/auth?next=${ADDRESS}`} className="link num break-words">
          {origin}
        </a>{' '}
        and sign in there with your password (if you are signed in there already, sign out first). Then that is the address of the
        site. If nobody who runs the site does, it stays at <span className="num break-words">{from}</span>.
      </p>
      <Form method="post" action={ADDRESS} className="mt-3" preventScrollReset>
        <PersonField />
        <Button kind="secondary" name="intent" value="withdraw" busyLabel="Withdrawing…">
          Withdraw the move
        </Button>
      </Form>
    </Alert>
  )
}
