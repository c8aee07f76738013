/** A short word to the person. `duration` in milliseconds. */
export type Toast = {
  readonly title: string
  readonly text?: string | undefined
  readonly kind?: 'note' | 'error' | undefined
  readonly action?: { readonly label: string; readonly to: string } | undefined
  readonly duration?: number | undefined
}

type Listener = (toast: Toast) => void

let listener: Listener | undefined
const waiting: Toast[] = []

/** Shows a toast from code that runs in the browser. What is said before the region listens is kept for it. */
export function showToast(toast: Toast): void {
  if (listener) listener(toast)
  else waiting.push(toast)
}

/** For the one region of a document; returns how to stop. */
export function listenToToasts(next: Listener): () => void {
  listener = next
  for (const toast of waiting.splice(0)) next(toast)
  return () => {
    if (listener === next) listener = undefined
  }
}
