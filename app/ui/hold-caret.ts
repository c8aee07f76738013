/** Remembers where one is writing; what it returns takes the person back there. Browsers give back a focus at best, and no caret with it. */
export function holdCaret(): (() => void) | undefined {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return undefined
  const { selectionStart, selectionEnd } = field
  return () => {
    field.blur()
    field.focus({ preventScroll: true })
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  }
}
