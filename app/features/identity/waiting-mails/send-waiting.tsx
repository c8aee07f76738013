import { useEffect } from 'react'
import { Form, useNavigation } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { SURE } from '#ui/ask-or-step.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { Dialog } from '#ui/dialog.tsx'

import { boxOfMail } from './waiting-mail.ts'

const HERE = '/admin/outbox'
/** The boxes of the list belong to it. */
export const SEND_FORM = 'waiting-mails'
const ASKING = 'send-waiting'
const QUESTION = 'Send the ticked mails now?'
const MEANING =
  'Each goes to its reader as it was written, from the present address of your site. A mail that has gone cannot be called back.'

/** The form whose boxes stand in the list. Where scripts run it asks in the page, elsewhere in a step of its own. */
export function SendForm({ refusal }: { refusal: string | null }) {
  const { state } = useNavigation()
  useEffect(() => {
    const dialog = document.getElementById(ASKING)
    if (state === 'idle' && dialog instanceof HTMLDialogElement) dialog.close()
  }, [state])
  return (
    <Form id={SEND_FORM} method="post" action={HERE} className="mt-5 grid max-w-measure gap-4">
      <PersonField />
      {refusal && <Alert kind="error">{refusal}</Alert>}
      <div>
        <Button
          name="do"
          value="send"
          aria-haspopup="dialog"
          onClick={(event) => {
            const dialog = document.getElementById(ASKING)
            if (!(dialog instanceof HTMLDialogElement)) return
            event.preventDefault()
            dialog.showModal()
          }}
        >
          Send them now
        </Button>
      </div>
      <Dialog
        id={ASKING}
        role="alertdialog"
        title={QUESTION}
        actions={
          <>
            <Button name={SURE} value="yes" busyLabel="Sending...">
              Send them
            </Button>
            <DialogClose dialog={ASKING} className={buttonClass('secondary')} startsHere>
              Not now
            </DialogClose>
          </>
        }
      >
        <p>{MEANING}</p>
      </Dialog>
    </Form>
  )
}

/** The question where no script asks it in the page. */
export function SendStep({ names }: { names: readonly string[] }) {
  return (
    <Card title={QUESTION} className="mb-6">
      <p className="max-w-measure">{MEANING}</p>
      <Form method="post" action={HERE} className="mt-5 flex flex-wrap gap-4">
        <PersonField />
        {names.map((name) => (
          <input key={name} type="hidden" name={boxOfMail(name)} value="on" />
        ))}
        <Button name={SURE} value="yes" busyLabel="Sending...">
          Send {names.length === 1 ? 'one mail' : `${names.length} mails`}
        </Button>
        <ButtonLink kind="secondary" to={HERE}>
          Not now
        </ButtonLink>
      </Form>
    </Card>
  )
}
