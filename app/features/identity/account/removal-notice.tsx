import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

/** Says that the second step is about to go because it was lost, and stops that. `day` is in words. */
export function RemovalNotice({ action, day }: { action: string; day: string }) {
  const title = (
    <>
      Your second step will be removed on <DateText>{day}</DateText>
    </>
  )
  return (
    <Alert title={title}>
      <p>
        Somebody who knows your password and reads your mail said that phone and recovery codes are lost. If that was not you,
        keep it and choose a new password, here and for your mailbox.
      </p>
      <Form method="post" action={action} className="mt-3">
        <PersonField />
        <Button kind="secondary" size="small" name="intent" value="keep-second-step" busyLabel="Keeping it...">
          Keep the second step
        </Button>
      </Form>
    </Alert>
  )
}
