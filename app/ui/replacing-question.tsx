import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { Button } from './button.tsx'
import { DialogClose } from './dialog-close.tsx'
import { Dialog } from './dialog.tsx'

interface ReplacingQuestionProps {
  readonly title: string
  /** Values of `do` with which a form on the page puts other values into the fields. */
  readonly replacedBy: ReadonlyArray<string>
  /** Whether there is something that would go. */
  readonly isUnkept: () => boolean
  /** What is lost. */
  readonly children: ReactNode
}

interface Asked {
  readonly form: HTMLFormElement
  readonly submitter: HTMLElement
}

/** Asks before a form elsewhere on the page is sent that would replace what somebody has typed and not saved. */
export function ReplacingQuestion({ title, replacedBy, isUnkept, children }: ReplacingQuestionProps) {
  const id = useId()
  const [asked, setAsked] = useState<Asked | null>(null)
  const isAnswered = useRef(false)
  const note = useEffectEvent((event: SubmitEvent) => {
    const { target, submitter } = event
    if (isAnswered.current || !(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return
    if (submitter.name !== 'intent' || !replacedBy.includes(submitter.value) || !isUnkept()) return
    // Before React hears of it, which would send it.
    event.preventDefault()
    event.stopPropagation()
    setAsked({ form: target, submitter })
  })
  useEffect(() => {
    const listen = (event: SubmitEvent) => note(event)
    addEventListener('submit', listen, { capture: true })
    return () => removeEventListener('submit', listen, { capture: true })
  }, [])
  if (asked === null) return null
  return (
    <Dialog
      id={id}
      role="alertdialog"
      title={title}
      open
      onClose={() => {
        setAsked(null)
        asked.submitter.focus({ preventScroll: true })
      }}
      actions={
        <>
          <Button
            type="button"
            kind="danger"
            onClick={() => {
              setAsked(null)
              isAnswered.current = true
              asked.form.requestSubmit(asked.submitter)
              isAnswered.current = false
            }}
          >
            Replace it
          </Button>
          <DialogClose dialog={id} className="btn btn-secondary" startsHere>
            Keep what I typed
          </DialogClose>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  )
}
