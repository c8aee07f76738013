import { useId } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Takes an import back once the question was answered with OK. */
export function TakeBackButton({ address }: { address: string }) {
  const dialog = useId()
  return (
    <>
      <DialogOpener dialog={dialog} kind="secondary">
        Take the import back
      </DialogOpener>
      <Dialog
        id={dialog}
        role="alertdialog"
        title="Take this import back?"
        actions={
          <>
            <Form method="post" action={address}>
              <PersonField />
              <Button kind="danger" name="do" value="undo" busyLabel="Taking back...">
                OK
              </Button>
            </Form>
            <DialogClose dialog={dialog} className={buttonClass('secondary')} startsHere>
              Cancel
            </DialogClose>
          </>
        }
      >
        <p>The products that it added go for good, those that it changed are as before. What you edited since stays as it is.</p>
      </Dialog>
    </>
  )
}
