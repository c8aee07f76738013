import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useRouteLoaderData } from 'react-router'

import { buttonClass } from '#ui/button-class.ts'
import { DialogClose } from '#ui/dialog-close.tsx'
import { Dialog } from '#ui/dialog.tsx'

interface Brought {
  readonly title: string
  readonly kind?: string
}

/** What the page says again after it has loaded itself anew under the dialog. */
const KEPT = 'shop-alert'
const RELOAD_AFTER_MS = 1_000

/**
 * What a form of these pages led to, as a dialog with OK. `reloads`: the page loads itself anew a second later; the dialog stands until
 * somebody has read it.
 */
export function AlertNotice({ reloads }: { reloads: (title: string) => boolean }) {
  const dialog = useId()
  const toasts = useRouteLoaderData<{ toasts: ReadonlyArray<Brought> }>('root')?.toasts
  const brought = toasts?.find(({ kind }) => kind === 'alert')?.title ?? null
  const [seen, setSeen] = useState(toasts)
  const [shown, setShown] = useState(brought)
  if (toasts !== seen) {
    setSeen(toasts)
    if (brought) setShown(brought)
  }
  const reload = useEffectEvent(() => {
    if (shown) sessionStorage.setItem(KEPT, shown)
    location.reload()
  })
  const isToReload = useEffectEvent((title: string | null) => title !== null && reloads(title))
  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = sessionStorage.getItem(KEPT)
      sessionStorage.removeItem(KEPT)
      if (kept) setShown((now) => now ?? kept)
    })
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    // What was asked for anew meanwhile brings no toasts, and does not call the reload off.
    const titles = (toasts ?? []).filter(({ kind }) => kind === 'alert').map(({ title }) => title)
    if (titles.some(isToReload)) setTimeout(reload, RELOAD_AFTER_MS)
  }, [toasts])
  if (!shown) return null
  return (
    <Dialog
      key={shown}
      id={dialog}
      role="alertdialog"
      title={shown}
      open
      onClose={() => setShown(null)}
      actions={
        <DialogClose dialog={dialog} className={buttonClass('primary')}>
          OK
        </DialogClose>
      }
    />
  )
}
