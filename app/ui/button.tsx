import { type ComponentProps, useState } from 'react'
import { useNavigation } from 'react-router'

import { buttonClass, type ButtonKind, type ButtonSize } from './button-class.ts'

export type ButtonProps = ComponentProps<'button'> & {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  /** Said in place of the label while the form that this button submitted is on its way. */
  busyLabel?: string | undefined
  /** For work that is not a form’s: the caller knows when it is busy. */
  busy?: boolean | undefined
}

/** One primary a region. With `busyLabel` it follows the navigation that its own click began, and no other. */
export function Button({ busyLabel, busy, ...rest }: ButtonProps) {
  if (busyLabel !== undefined && busy === undefined) return <SubmitButton busyLabel={busyLabel} {...rest} />
  return <PlainButton busy={busy} busyLabel={busyLabel} {...rest} />
}

/** Enter in a field clicks the form’s first submit button, so a click tells which button began the submission. */
function SubmitButton({ onClick, ...rest }: ButtonProps) {
  const { formMethod } = useNavigation()
  const [pressed, setPressed] = useState(false)
  const [wasBusy, setWasBusy] = useState(false)
  const busy = pressed && formMethod !== undefined
  if (busy !== wasBusy) {
    setWasBusy(busy)
    if (!busy) setPressed(false)
  }
  return (
    <PlainButton
      {...rest}
      busy={busy}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) setPressed(true)
      }}
    />
  )
}

function PlainButton({ kind, size, busyLabel, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={buttonClass(kind, size, className)}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {(busy && busyLabel) || children}
    </button>
  )
}
