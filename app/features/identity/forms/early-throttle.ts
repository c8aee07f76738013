/**
 * The pause between attempts while React is still on its way: the form before this script goes out as plain HTML then. Sent as
 * its own source text, so it may use nothing from outside itself.
 */
export function earlyThrottle(key: string, seconds: number) {
  const form = document.currentScript!.previousElementSibling as HTMLFormElement
  function note(event: Event) {
    try {
      const since = Date.now() - Number(localStorage.getItem(key) || NaN)
      if (since >= 0 && since < seconds * 1000) {
        event.preventDefault()
        form.querySelector<HTMLElement>('[data-held-up]')!.hidden = false
      } else localStorage.setItem(key, String(Date.now()))
    } catch {}
  }
  form.addEventListener('submit', note)
  addEventListener('hydrated', () => form.removeEventListener('submit', note), { once: true })
}
