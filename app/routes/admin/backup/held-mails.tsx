import { Form } from 'react-router'

import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** Mails that wait since a restore, and the two ways on. */
export function HeldMails({ count, since, path }: { count: number; since: string; path: string }) {
  return (
    <Alert title={count === 1 ? '1 mail was due when this was restored' : `${count} mails were due when this was restored`}>
      <div className="grid gap-3">
        <p>
          They are held since {since}, and so is what is sent by the clock: some may have gone out before. What somebody asks for
          now goes at once.
        </p>
        <Form method="post" action={path} className="flex flex-wrap gap-3" preventScrollReset>
          <Button name="intent" value="send" busyLabel="Sending…">
            Send them
          </Button>
          <Button kind="secondary" name="intent" value="throw-away" busyLabel="Throwing away…">
            Throw them away
          </Button>
        </Form>
      </div>
    </Alert>
  )
}
