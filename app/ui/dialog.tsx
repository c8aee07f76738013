import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'

import { DialogClose } from './dialog-close.tsx'
import { Icon } from './icon.tsx'
import { knowDialog } from './known-dialogs.ts'

type DialogProps = {
  /** Named by a DialogOpener’s `dialog`. */
  id?: string | undefined
  title: ReactNode
  /** Bottom left, the primary one first. */
  actions?: ReactNode
  /** `alertdialog` for a message or a question that has to be answered: no cross, and a click beside it does nothing. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** When given, the caller opens and closes it; otherwise the opener and the browser do. */
  open?: boolean | undefined
  onClose?: (() => void) | undefined
  className?: string | undefined
  children?: ReactNode
}

/**
 * A native modal: Escape closes it, the focus stays inside and goes back to where it was; a sheet on phones. Opened by a
 * DialogOpener it works before any script runs.
 */
export function Dialog({ id, title, actions, role = 'dialog', open, onClose, className, children }: DialogProps) {
  const generated = useId()
  const dialogId = id ?? generated
  const isAlert = role === 'alertdialog'
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isAlert) return closeOnBackdrop(ref.current)
  }, [isAlert])
  useEffect(() => knowDialog(ref.current!), [])
  const answeredEarly = useEffectEvent(() => onClose?.())
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || open === undefined) return
    if (!open) return dialog.close()
    const cameOpen = dialog.hasAttribute(CAME_OPEN)
    dialog.removeAttribute(CAME_OPEN)
    if (cameOpen && !dialog.open) return answeredEarly()
    // From the server it came open but not modal, which is the best that HTML alone can say.
    // Closing it would tell that somebody did.
    if (!dialog.matches(':modal')) dialog.removeAttribute('open')
    dialog.showModal()
  }, [open])
  return (
    <dialog
      ref={ref}
      id={dialogId}
      className={className ? `dialog ${className}` : 'dialog'}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${dialogId}-title`}
      aria-describedby={isAlert && children ? `${dialogId}-text` : undefined}
      closedby={isAlert ? 'closerequest' : 'any'}
      onClose={onClose}
      {...(isServer && open && { open, [CAME_OPEN]: '' })}
      suppressHydrationWarning
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 className="title" id={`${dialogId}-title`}>
            {title}
          </h2>
          {!isAlert && (
            <DialogClose dialog={dialogId} className="icon-btn" aria-label="Close">
              <Icon name="close" size={18} />
            </DialogClose>
          )}
        </div>
        {children && (
          <div className="dialog-text" id={`${dialogId}-text`}>
            {children}
          </div>
        )}
        {actions && <div className="dialog-acts">{actions}</div>}
      </div>
    </dialog>
  )
}

/** On a dialog that the server opened, until React looks at it: whoever closed it before that is not asked again. */
const CAME_OPEN = 'data-came-open'
const isServer = typeof document === 'undefined'
const browserClosesBeside = !isServer && 'closedBy' in HTMLDialogElement.prototype

/** For browsers without `closedby`. The body covers the whole dialog, so a click whose target is the dialog itself fell beside it. */
function closeOnBackdrop(dialog: HTMLDialogElement | null) {
  if (dialog === null || browserClosesBeside) return undefined
  const close = (event: Event) => event.target === dialog && dialog.close()
  dialog.addEventListener('click', close)
  return () => dialog.removeEventListener('click', close)
}
