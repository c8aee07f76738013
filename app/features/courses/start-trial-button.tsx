import type { MouseEvent } from 'react'

import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { DialogOpener } from '#ui/dialog-opener.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToasts } from '#ui/toast-store.ts'

import { LOG_IN_FIRST } from './log-in-first.ts'

const TRIAL = '/trial'
const DIALOG = 'start-trial'

/**
 * Opens the trial’s dialog for somebody who is signed in. Anybody else is told to log in: by a toast, or without a script on
 * `/auth`, where the plain form leads.
 */
export function StartTrialButton({ isSignedIn, label }: { isSignedIn: boolean; label: string }) {
  if (isSignedIn) return <DialogOpener dialog={DIALOG}>{label}</DialogOpener>
  return (
    <form action="/auth" className="contents">
      <input type="hidden" name="next" value={TRIAL} />
      <Button onClick={askToLogIn} data-keep-click>
        {label}
      </Button>
    </form>
  )
}

function askToLogIn(event: MouseEvent): void {
  event.preventDefault()
  showToasts({ title: LOG_IN_FIRST, kind: 'error', action: { label: 'Sign In', to: `/auth?next=${TRIAL}` } })
}

type TrialDialogProps = {
  words: { readonly dialogTitle: string; readonly dialogText: string; readonly dialogAction: string }
}

export function TrialDialog({ words }: TrialDialogProps) {
  return (
    <Dialog
      id={DIALOG}
      title={words.dialogTitle}
      actions={
        <>
          <ButtonLink to={`/auth?next=${TRIAL}`}>{words.dialogAction}</ButtonLink>
          <DialogClose dialog={DIALOG} className="btn btn-secondary">
            Not now
          </DialogClose>
        </>
      }
    >
      <p>{words.dialogText}</p>
    </Dialog>
  )
}
