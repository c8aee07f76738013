import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useBlocker, type Location } from 'react-router'

import { Button } from './button.tsx'
import { DialogClose } from './dialog-close.tsx'
import { Dialog } from './dialog.tsx'
import { holdCaret } from './hold-caret.ts'

type LeavingQuestionProps = {
  title: string
  /** What is lost. */
  children: ReactNode
  isUnkept: () => boolean
  /** Tried before anything is asked. */
  keepNow?: () => Promise<boolean>
  /** What tells the text at one address from that at another, where it is not the path alone. */
  textAt?: (location: Location) => string
}

/** Before another text or page takes the place of this one, one is asked; by the way back and every link, too. */
export function LeavingQuestion({ title, children, isUnkept, keepNow, textAt = pathOf }: LeavingQuestionProps) {
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
    if (blocker.state === 'blocked') void Promise.resolve(keepNow?.() ?? false).then(decide)
  }, [blocker.state, keepNow])
  if (!isAsked) return null
  return (
    <Dialog
      id={id}
      role="alertdialog"
      title={title}
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
      <p>{children}</p>
    </Dialog>
  )
}

function pathOf({ pathname }: Location): string {
  return pathname
}
