import { useEffect, useState } from 'react'

import { Icon } from './icon.tsx'
import { TextLink } from './text-link.tsx'
import { listenToToasts, type Toast as ToastData } from './toast-store.ts'

/** Five seconds, as the look says. */
const SHOWN_FOR = 5000

type Entry = { key: number; toast: ToastData }

/**
 * Where toasts appear. Those of the server are in its HTML, so they are read without a script; later ones are added by
 * navigations (`toasts` changes) and by `showToast`. A toast outlives the page it was born on.
 */
export function ToastRegion({ toasts }: { toasts: readonly ToastData[] }) {
  const [seen, setSeen] = useState(toasts)
  const [entries, setEntries] = useState<readonly Entry[]>(() => numbered(toasts, 0))
  const [isLive, setLive] = useState(false)
  const add = (more: readonly ToastData[]) => setEntries((old) => [...old, ...numbered(more, (old.at(-1)?.key ?? -1) + 1)])
  if (toasts !== seen) {
    setSeen(toasts)
    if (toasts.length > 0) add(toasts)
  }
  useEffect(() => {
    setLive(true)
    return listenToToasts((toast) => add([toast]))
  }, [])

  const remove = (key: number) => setEntries((old) => old.filter((entry) => entry.key !== key))
  const list = (kind: ToastData['kind']) =>
    entries
      .filter(({ toast }) => (toast.kind ?? 'note') === kind)
      .map(({ key, toast }) => <Toast key={key} toast={toast} onClose={isLive ? () => remove(key) : undefined} />)
  return (
    <div className="toasts">
      <div role="status">{list('note')}</div>
      {list('error')}
    </div>
  )
}

function numbered(toasts: readonly ToastData[], from: number): Entry[] {
  return toasts.map((toast, i) => ({ key: from + i, toast }))
}

/**
 * One slip. It leaves by a CSS animation, with or without a script, and waits while the pointer or the focus is on it. An
 * error is announced at once; the region announces the others. `onClose` exists once scripts run, and with it the cross.
 */
export function Toast({ toast, onClose }: { toast: ToastData; onClose?: (() => void) | undefined }) {
  const { title, text, kind = 'note', action, duration = SHOWN_FOR } = toast
  return (
    <div
      className={`toast toast-${kind}`}
      role={kind === 'error' ? 'alert' : undefined}
      style={{ animationDelay: `${duration}ms` }}
      onAnimationEnd={(event) => event.target === event.currentTarget && onClose?.()}
    >
      {kind === 'error' && <Icon name="warning" />}
      <div>
        <p className="font-strong">{title}</p>
        {text && <p>{text}</p>}
      </div>
      {action && <TextLink to={action.to}>{action.label}</TextLink>}
      {onClose && (
        <button type="button" className="icon-btn" aria-label="Close" onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}
