/**
 * Runs before React has arrived: whoever searches by keyboard so early gets another page, and finds the focus in its field again.
 * Sent as its own source text, so it may use nothing from outside itself.
 */
export function earlySearchFocus(key: string) {
  const field = document.querySelector<HTMLInputElement>('search [name=q]')!
  try {
    if (sessionStorage.getItem(key)) {
      sessionStorage.removeItem(key)
      field.focus({ preventScroll: true })
      field.setSelectionRange(field.value.length, field.value.length)
    }
  } catch {}
  addEventListener('submit', (event) => {
    // React answers in this page.
    if (event.defaultPrevented || document.activeElement !== field) return
    try {
      sessionStorage.setItem(key, 'yes')
    } catch {}
  })
}
