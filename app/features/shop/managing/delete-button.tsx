import { useId } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'

type DeleteButtonProps = {
  id: string
  name: string
  /** Where the form is sent. */
  action: string
  /** Where it leads back to, where that is not the list. */
  from?: string
  /** The id of what names the product beside it. */
  describedBy?: string
}

/** Deletes a product once the question was answered with OK. */
export function DeleteButton({ id, name, action, from, describedBy }: DeleteButtonProps) {
  const dialog = useId()
  return (
    <>
      <DialogOpener dialog={dialog} kind="danger" size="small" aria-describedby={describedBy}>
        Delete
      </DialogOpener>
      <Dialog
        id={dialog}
        role="alertdialog"
        title="Are you sure you want to delete this product?"
        actions={
          <>
            <Form method="post" action={action} preventScrollReset>
              <PersonField />
              <input type="hidden" name="id" value={id} />
              {from && <input type="hidden" name="from" value={from} />}
              <Button kind="danger" name="do" value="delete" busyLabel="Deleting...">
                OK
              </Button>
            </Form>
            <DialogClose dialog={dialog} className={buttonClass('secondary')}>
              Cancel
            </DialogClose>
          </>
        }
      >
        <p className="wrap-anywhere">{name} and its history go for good.</p>
      </Dialog>
    </>
  )
}
