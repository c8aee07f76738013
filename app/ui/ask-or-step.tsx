import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'

import { buttonClass } from './button-class.ts'
import { Button, type ButtonProps } from './button.tsx'
import { DialogClose } from './dialog-close.tsx'
import { Dialog } from './dialog.tsx'

type AskOrStepProps = {
  /** The button that asks. */
  opener: ButtonProps
  title: ReactNode
  action: string
  fields?: ReactNode
  /** What the form is sent with, from the button and from the answer. */
  name: string
  value: string
  /** What the two buttons of the question say. */
  words: { intent: string; busy: string; not: string }
  /** How the answer looks: what takes something away is dangerous. */
  answer?: 'danger' | 'primary' | undefined
  /** What it means to say yes. */
  children: ReactNode
}

/** The field that says that somebody was asked, and meant it. */
export const SURE = 'sure'

/**
 * A button that asks before it does something, in the page where scripts run. Elsewhere it sends its form without `SURE`, and the route
 * answers with the same question as a step of its own.
 */
export function AskOrStep({ opener, title, action, fields, name, value, words, answer, children }: AskOrStepProps) {
  const dialog = useId()
  return (
    <>
      <Form method="post" action={action} className="contents">
        {fields}
        <Button
          {...opener}
          name={name}
          value={value}
          aria-haspopup="dialog"
          onClick={(event) => {
            const target = document.getElementById(dialog)
            if (!(target instanceof HTMLDialogElement)) return
            event.preventDefault()
            target.showModal()
          }}
        />
      </Form>
      <Dialog
        id={dialog}
        role="alertdialog"
        title={title}
        actions={
          <>
            <SureForm {...{ action, fields, name, value, words, answer }} />
            <DialogClose dialog={dialog} className={buttonClass('secondary')} startsHere>
              {words.not}
            </DialogClose>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  )
}

/** The form that says yes: in the dialog, and in the step. */
export function SureForm({
  action,
  fields,
  name,
  value,
  words,
  answer = 'danger',
}: Omit<AskOrStepProps, 'opener' | 'title' | 'children'>) {
  return (
    <Form method="post" action={action} className="contents">
      {fields}
      <input type="hidden" name={SURE} value="yes" />
      <Button kind={answer} name={name} value={value} busyLabel={words.busy}>
        {words.intent}
      </Button>
    </Form>
  )
}
