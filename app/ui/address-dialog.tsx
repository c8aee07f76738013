import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { holdCaret } from './hold-caret.ts'
import { Icon } from './icon.tsx'
import { knowDialog } from './known-dialogs.ts'
import { Link } from './link.tsx'

type AddressDialogProps = {
  title: string
  /** Where closing leads. */
  closeTo: string
  /** The id of what opened it on the page beneath, which has the focus afterwards. */
  openerId: string
  /** Beside the title. */
  badge?: ReactNode
  children: ReactNode
}

const isServer = typeof document === 'undefined'

/**
 * A dialog of nearly the whole window (its class `editor` is of the page’s own sheet). It has an address, so closing it is going
 * elsewhere; a click beside it does nothing.
 */
export function AddressDialog({ title, closeTo, openerId, badge, children }: AddressDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || dialog.matches(':modal')) return
    // From the server it came open but not modal, which is the best that HTML alone can say.
    const goOn = dialog.contains(document.activeElement) ? holdCaret() : undefined
    dialog.removeAttribute('open')
    dialog.showModal()
    goOn?.()
  }, [])
  useEffect(() => knowDialog(ref.current!), [])
  useEffect(() => () => document.getElementById(openerId)?.focus(), [openerId])
  return (
    <dialog
      ref={ref}
      className="dialog editor"
      aria-labelledby="editor-title"
      closedby="closerequest"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        void navigate(closeTo, { preventScrollReset: true })
      }}
      onClose={({ target, currentTarget }) => {
        if (target !== currentTarget) return
        // The browser insists; whether the dialog may go is asked first.
        currentTarget.showModal()
        void navigate(closeTo, { preventScrollReset: true })
      }}
      open={isServer ? true : undefined}
      suppressHydrationWarning
    >
      <div className="editor-frame">
        <header className="editor-head">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <h2 className="title" id="editor-title">
              {title}
            </h2>
            {badge}
          </div>
          <Link to={closeTo} className="icon-btn" aria-label="Close" preventScrollReset>
            <Icon name="close" size={18} />
          </Link>
        </header>
        {children}
      </div>
    </dialog>
  )
}
