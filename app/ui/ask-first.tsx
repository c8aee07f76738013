import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'

import { buttonClass } from './button-class.ts'
import { Button, type ButtonProps } from './button.tsx'
import { DialogClose } from './dialog-close.tsx'
import { DialogOpener } from './dialog-opener.tsx'
import { Dialog } from './dialog.tsx'

type AskFirstProps = {
  /** The button that asks. */
  opener: ButtonProps
  title: ReactNode
  /** Where the form is sent, with these fields, once the answer was OK. */
  action: string
  fields: ReactNode
  answer: Pick<ButtonProps, 'name' | 'value' | 'busyLabel'>
  /** What the two buttons say where OK and Cancel would leave open what is done. */
  words?: { intent: string; not: string }
  /** Of the page behind it: stays where it is. */
  preventScrollReset?: boolean
  /** What it means to say OK. */
  children: ReactNode
}

/** A button for what cannot be taken back: it asks before it sends its form, and the focus begins on Cancel. */
export function AskFirst({ opener, title, action, fields, answer, words, preventScrollReset, children }: AskFirstProps) {
  const dialog = useId()
  return (
    <>
      <DialogOpener dialog={dialog} {...opener} />
      <Dialog
        id={dialog}
        role="alertdialog"
        title={title}
        actions={
          <>
            <Form method="post" action={action} preventScrollReset={preventScrollReset === true}>
              {fields}
              <Button kind="danger" {...answer}>
                {words?.intent ?? 'OK'}
              </Button>
            </Form>
            <DialogClose dialog={dialog} className={buttonClass('secondary')} startsHere>
              {words?.not ?? 'Cancel'}
            </DialogClose>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}
