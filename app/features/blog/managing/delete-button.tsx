import { useId } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'

type DeleteButtonProps = {
  postId: string
  /** Where the form is sent. */
  action: string
  question: string
}

/** Deletes a post once the question was answered with OK. */
export function DeleteButton({ postId, action, question }: DeleteButtonProps) {
  const dialog = useId()
  return (
    <>
      <DialogOpener dialog={dialog} kind="danger" size="small" aria-describedby={`title-${postId}`}>
        Delete
      </DialogOpener>
      <Dialog
        id={dialog}
        role="alertdialog"
        title="Delete this post?"
        actions={
          <>
            <Form method="post" action={action}>
              <PersonField />
              <input type="hidden" name="id" value={postId} />
              <Button kind="danger" name="do" value="delete" busyLabel="Deleting...">
                OK
              </Button>
            </Form>
            <DialogClose dialog={dialog} className={buttonClass('secondary')} startsHere>
              Cancel
            </DialogClose>
          </>
        }
      >
        <p className="wrap-anywhere">{question}</p>
      </Dialog>
    </>
  )
}
