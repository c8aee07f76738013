import type { MouseEvent } from 'react'

import { coursesPage } from '#content/courses.ts'
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
export function StartTrialButton({ isSignedIn }: { isSignedIn: boolean }) {
  if (isSignedIn) return <DialogOpener dialog={DIALOG}>Start free trial</DialogOpener>
  return (
    <form action="/auth" className="contents">
      <input type="hidden" name="next" value={TRIAL} />
      <Button onClick={askToLogIn} data-keep-click>
        Start free trial
      </Button>
    </form>
  )
}

function askToLogIn(event: MouseEvent): void {
  event.preventDefault()
  showToasts({ title: LOG_IN_FIRST, kind: 'error', action: { label: 'Sign In', to: `/auth?next=${TRIAL}` } })
}

export function TrialDialog() {
  return (
    <Dialog
      id={DIALOG}
      title={coursesPage.dialogTitle}
      actions={
        <>
          <ButtonLink to={`/auth?next=${TRIAL}`}>Start Free Trial</ButtonLink>
          <DialogClose dialog={DIALOG} className="btn btn-secondary">
            Not now
          </DialogClose>
        </>
      }
    >
      <p>{coursesPage.dialogText}</p>
    </Dialog>
  )
}
