import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'

import { Icon } from './icon.tsx'
import { subscribeToDialogs, topDialog } from './known-dialogs.ts'
import { TextLink } from './text-link.tsx'
import {
  dismissToast,
  isReplacedBy,
  visibleToasts,
  showToasts,
  subscribeToToasts,
  type Toast as ToastData,
} from './toast-store.ts'
import { useRunsScripts } from './use-runs-scripts.ts'

/** Milliseconds, the moment in which it fades (`--dur-2`) included. */
const SHOWN_FOR = 4_800
const FADES_FOR = 240

/**
 * Where toasts appear. Those of the server are in its HTML, so they are read without a script; later ones are added by
 * navigations (`toasts` changes) and by `showToast`. A toast outlives the page it was born on.
 */
export function ToastRegion({ toasts }: { toasts: readonly ToastData[] }) {
  const seen = useRef(toasts)
  const [first, setFirst] = useState(() => toasts.filter(isSlip))
  const later = useSyncExternalStore(subscribeToToasts, visibleToasts, () => none)
  const modal = useSyncExternalStore(subscribeToDialogs, topDialog, () => null)
  const runsScripts = useRunsScripts()
  useEffect(() => {
    if (seen.current === toasts) return
    seen.current = toasts
    showToasts(...toasts.filter(isSlip))
  }, [toasts])
  // For good: the one that took its place leaves sooner than this one would have been shown.
  const lasting = first.filter((toast) => !later.some((entry) => isReplacedBy(toast, entry.toast)))
  if (lasting.length < first.length) setFirst(lasting)

  const entries = [
    ...lasting.map((toast) => ({
      key: `first ${toast.title} ${toast.text}`,
      toast,
      close: () => setFirst((rest) => rest.filter((other) => other !== toast)),
    })),
    ...later.map(({ key, toast }) => ({ key: String(key), toast, close: () => dismissToast(key) })),
  ].map(({ key, toast, close }) => ({ toast, slip: <Toast key={key} toast={toast} onClose={runsScripts ? close : undefined} /> }))
  const region = (
    <div className="toasts">
      <output>{entries.filter(({ toast }) => toast.kind !== 'error').map(({ slip }) => slip)}</output>
      {entries.filter(({ toast }) => toast.kind === 'error').map(({ slip }) => slip)}
    </div>
  )
  // Everything beside a modal dialog lies under its backdrop and is out of reach.
  return modal ? createPortal(region, modal) : region
}

const isSlip = ({ kind }: ToastData) => kind !== 'alert'

const none: ReturnType<typeof visibleToasts> = []

/**
 * One slip. It leaves by a CSS animation, with or without a script, and waits while the pointer or the focus is on it. An
 * error is announced at once; the region announces the others. `onClose` exists once scripts run, and with it the cross.
 */
export function Toast({ toast, onClose }: { toast: ToastData; onClose?: (() => void) | undefined }) {
  const { title, text, kind = 'note', action, duration = SHOWN_FOR } = toast
  return (
    <span
      className={`toast toast-${kind}`}
      role={kind === 'error' ? 'alert' : undefined}
      style={{ animationDelay: `${duration - FADES_FOR}ms` }}
      onAnimationEnd={(event) => event.target === event.currentTarget && onClose?.()}
    >
      {kind === 'error' && <Icon name="warning" />}
      <span className="toast-words">
        <b>{title}</b>
        {text && <span>{text}</span>}
      </span>
      {action && (
        <TextLink to={action.to} target={action.opensTab ? '_blank' : undefined}>
          {action.label}
        </TextLink>
      )}
      {onClose && (
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  )
}
