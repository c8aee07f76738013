import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useRevalidator, useRouteLoaderData } from 'react-router'

import { buttonClass } from '#ui/button-class.ts'
import { DialogClose } from '#ui/dialog-close.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { holdsTypedValues } from '#ui/holds-typed-values.ts'

import { saveAlert, takeSavedAlert, selectorOf } from './saved-alert.ts'

interface LastToast {
  readonly title: string
  readonly kind?: string
}

const RELOAD_AFTER_MS = 1_000

/**
 * What a form of these pages led to, as a dialog with OK. `reloads`: the page loads itself anew a second later; the dialog stands until
 * somebody has read it, and the focus is where it was. Where something was typed, the page only looks again.
 */
export function AlertNotice({ reloads }: { reloads: (title: string) => boolean }) {
  const dialog = useId()
  const { revalidate } = useRevalidator()
  const toasts = useRouteLoaderData<{ toasts: ReadonlyArray<LastToast> }>('root')?.toasts
  const title = toasts?.find(({ kind }) => kind === 'alert')?.title ?? null
  const [seen, setSeen] = useState(toasts)
  const [shown, setShown] = useState(title)
  if (toasts !== seen) {
    setSeen(toasts)
    if (title) setShown(title)
  }
  const used = useRef<HTMLElement>(null)
  useEffect(() => {
    const note = (event: SubmitEvent) => {
      used.current = event.submitter
    }
    document.addEventListener('submit', note)
    return () => document.removeEventListener('submit', note)
  }, [])
  const reload = useEffectEvent(() => {
    if (holdsTypedValues(document)) return void revalidate()
    saveAlert({ title: shown, place: selectorOf(shown ? used.current : document.activeElement) })
    location.reload()
  })
  const isToReload = useEffectEvent((title: string | null) => title !== null && reloads(title))
  useEffect(() => {
    const timer = setTimeout(() => {
      const saved = takeSavedAlert()
      // A dialog gives the focus back to what had it.
      if (saved?.place) document.querySelector<HTMLElement>(saved.place)?.focus({ preventScroll: true })
      if (saved?.title) setShown((now) => now ?? saved.title)
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
      onClose={() => {
        setShown(null)
        // What had the focus went with what was deleted.
        if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
      }}
      actions={
        <DialogClose dialog={dialog} className={buttonClass('primary')}>
          OK
        </DialogClose>
      }
    />
  )
}
