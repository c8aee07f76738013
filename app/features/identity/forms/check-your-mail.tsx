import { Form } from 'react-router'

import { authPath } from '#features/identity/core/auth-tab.ts'
import { Button } from '#ui/button.tsx'

interface CheckYourMailProps {
  next: string | null
  /** With which the account was opened; empty where the browser does not say any more. */
  address: string
}

/** What comes next for somebody who has just opened an account, over the form that signs in to it. */
export function CheckYourMail({ next, address }: CheckYourMailProps) {
  return (
    <section aria-labelledby="check-your-mail" className="mb-6 grid gap-3 border-b border-line pb-6">
      <h2 id="check-your-mail" className="title">
        Check your mail
      </h2>
      <p>
        A mail with a link is on its way
        {address && (
          <>
            {' '}
            to <b className="font-strong wrap-anywhere">{address}</b>
          </>
        )}
        . Its link shows that the address is yours. You can sign in meanwhile.
      </p>
      <Form method="post" action={authPath('sign-in', next)} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button kind="secondary" size="small" name="intent" value="send-again" busyLabel="Sending...">
          Send again
        </Button>
        <span className="cap">Nothing there? Check the spam folder first.</span>
      </Form>
    </section>
  )
}
