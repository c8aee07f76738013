/** A short word to the person. `duration` in milliseconds. */
export type Toast = {
  readonly title: string
  readonly text?: string | undefined
  /** An `alert` is shown as a dialog by the page it leads to, and is no slip. */
  readonly kind?: 'note' | 'error' | 'alert' | undefined
  readonly action?: { readonly label: string; readonly to: string; readonly opensTab?: boolean } | undefined
  readonly duration?: number | undefined
}

export type VisibleToast = { readonly key: number; readonly toast: Toast }

/** Lives in the browser only: on the server a toast is part of its request. */
let shown: readonly VisibleToast[] = []
let lastKey = 0
const listeners = new Set<() => void>()

/** Shows toasts from code that runs in the browser, before or after the region is there. Those of one answer stand side by side. */
export function showToasts(...toasts: readonly Toast[]): void {
  const rest = shown.filter((entry) => !toasts.some((toast) => isReplacedBy(entry.toast, toast)))
  change([...rest, ...toasts.map((toast) => ({ key: (lastKey += 1), toast }))])
}

/** The same word again takes the place of the former one, an error under the same title too, and a success those of what had failed. */
export function isReplacedBy(older: Toast, newer: Toast): boolean {
  if (older.kind === 'error') return newer.kind !== 'error' || older.title === newer.title
  return older.title === newer.title && older.text === newer.text
}

export function dismissToast(key: number): void {
  change(shown.filter((entry) => entry.key !== key))
}

export function visibleToasts(): readonly VisibleToast[] {
  return shown
}

/** Calls back after every change; returns how to stop. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly VisibleToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
