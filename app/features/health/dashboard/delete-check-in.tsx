import type { ReactNode } from 'react'
import { Form } from 'react-router'

import type { Day } from '#base/dates/calendar-day.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'

const DIALOG = 'delete-check-in'

export function DeleteCheckInOpener() {
  return (
    <DialogOpener dialog={DIALOG} kind="tertiary" size="small">
      Delete this check-in
    </DialogOpener>
  )
}

/** Asks before a day’s numbers go. Stands outside the check-in’s own form, because forms do not nest. */
export function DeleteCheckInDialog({ day, inWords, address }: { day: Day; inWords: ReactNode; address: string }) {
  return (
    <Dialog
      id={DIALOG}
      role="alertdialog"
      title="Delete this check-in?"
      actions={
        <Form method="post" action={address} className="contents" preventScrollReset>
          <PersonField />
          <input type="hidden" name="date" value={day} />
          <Button name="intent" value="remove" busyLabel="Deleting...">
            Delete
          </Button>
          <DialogClose dialog={DIALOG} className="btn btn-secondary" startsHere>
            Keep it
          </DialogClose>
        </Form>
      }
    >
      <p>
        The numbers of {inWords} will be gone, and your score and streak are worked out without them. Achievements that you have
        earned stay.
      </p>
    </Dialog>
  )
}
