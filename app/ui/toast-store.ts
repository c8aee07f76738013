/** A short word to the person. `duration` in milliseconds. */
export type Toast = {
  readonly title: string
  readonly text?: string | undefined
  readonly kind?: 'note' | 'error' | undefined
  readonly action?: { readonly label: string; readonly to: string } | undefined
  readonly duration?: number | undefined
}

export type ShownToast = { readonly key: number; readonly toast: Toast }

/** Lives in the browser only: on the server a toast is part of its request. */
let shown: readonly ShownToast[] = []
let lastKey = 0
const listeners = new Set<() => void>()

/** Shows a toast from code that runs in the browser, before or after the region is there. */
export function showToast(toast: Toast): void {
  lastKey += 1
  change([...shown.filter((entry) => !isReplacedBy(entry.toast, toast)), { key: lastKey, toast }])
}

/** The same word again takes the place of the former one, and a success those of what had failed before it. */
export function isReplacedBy(older: Toast, newer: Toast): boolean {
  return older.title === newer.title || (older.kind === 'error' && newer.kind !== 'error')
}

export function dismissToast(key: number): void {
  change(shown.filter((entry) => entry.key !== key))
}

export function shownToasts(): readonly ShownToast[] {
  return shown
}

/** Calls back after every change; returns how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
