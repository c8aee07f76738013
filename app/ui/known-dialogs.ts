const known = new Set<HTMLDialogElement>()
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((changed) => changed())

/**
 * For an effect of every dialog: React has taken it over. Before that nothing may be put into it, because React would find what it does not
 * know and draw the part of the page anew. Returns the end of it.
 */
export function knowDialog(dialog: HTMLDialogElement): () => void {
  known.add(dialog)
  tell()
  return () => {
    known.delete(dialog)
    tell()
  }
}

/** The modal dialog on top of the others; null while none is open, or none that React knows. */
export function topDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].findLast((dialog) => known.has(dialog)) ?? null
}

/** Says when another one may be on top. Opening says nothing: whoever shows something then looks anew. */
export function subscribeToDialogs(changed: () => void): () => void {
  listeners.add(changed)
  // It does not bubble.
  document.addEventListener('close', changed, true)
  return () => {
    listeners.delete(changed)
    document.removeEventListener('close', changed, true)
  }
}
