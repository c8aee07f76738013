import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useBlocker, type Location } from 'react-router'

import { Button } from '#ui/button.tsx'
import { DialogClose } from '#ui/dialog-close.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { holdCaret } from '#ui/hold-caret.ts'

type LeavingQuestionProps = { isUnkept: () => boolean; keepNow: () => Promise<boolean> }

/** Before another text or page takes the place of this one, what was written is kept; where that fails, one is asked. */
export function LeavingQuestion({ isUnkept, keepNow }: LeavingQuestionProps) {
  const id = useId()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnkept() && textAt(currentLocation) !== textAt(nextLocation),
  )
  const [isAsked, setAsked] = useState(false)
  const giveBack = useRef<() => void>(undefined)
  const decide = useEffectEvent((isKept: boolean) => {
    if (isKept) blocker.proceed?.()
    else {
      giveBack.current = holdCaret()
      setAsked(true)
    }
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void keepNow().then(decide)
  }, [blocker.state, keepNow])
  if (!isAsked) return null
  return (
    <Dialog
      id={id}
      role="alertdialog"
      title="Leave without your last words?"
      open
      onClose={() => {
        setAsked(false)
        blocker.reset?.()
        giveBack.current?.()
      }}
      actions={
        <>
          <Button type="button" kind="danger" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <DialogClose dialog={id} className="btn btn-secondary" startsHere>
            Stay
          </DialogClose>
        </>
      }
    >
      <p>What you wrote last could not be kept. When you leave now, it is gone.</p>
    </Dialog>
  )
}

/** What the editor holds at an address: the post, or one of its versions. */
function textAt({ pathname, search }: Location): string {
  return `${pathname} ${new URLSearchParams(search).get('version') ?? ''}`
}
