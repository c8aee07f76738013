/**
 * Runs inline, before React exists: a public page is plain HTML until the first sign of a person, and only then loads its scripts.
 *
 * The function is sent as its own source text, so it may use nothing from outside itself. React's scripts wait, inert, as the
 * text of <noscript id="later">. A click on a button that needs React, and Space on a link that has the role
 * of one, is kept and dispatched again once React listens.
 */
export function firstTouch() {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click']
  const later = document.createRange().createContextualFragment(document.getElementById('later')!.textContent)
  const kept = new Map<HTMLElement, MouseEvent>()

  // This one only makes the place where the loader data further down are put. It cannot wait.
  document.head.append(later.querySelector('script:not([type])')!)

  function wake() {
    for (const sign of signs) removeEventListener(sign, wake, true)
    document.head.append(later)
  }

  function keep(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLButtonElement>('button, a[role=button]')
    if (!button || button.disabled || button.popoverTargetElement) return
    // Only a browser that knows commands acts on them by itself.
    if (button.hasAttribute('commandfor') && 'commandForElement' in button) return
    if (button.form && button.type !== 'button' && !button.hasAttribute('data-keep-click')) return
    event.preventDefault()
    // React may be listening already, and would act on it too.
    event.stopImmediatePropagation()
    kept.set(button, event)
  }

  function press(event: KeyboardEvent) {
    const link = event.target as HTMLElement
    if (event.key !== ' ' || !link.matches('a[role=button]')) return
    event.preventDefault()
    link.click()
  }

  /** Back to an address that React had drawn in this document, before a reload: nobody is there yet to draw it. */
  const here = location.pathname + location.search
  function follow() {
    if (location.pathname + location.search !== here) location.reload()
  }

  addEventListener('popstate', follow)
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true })
  addEventListener('click', keep, true)
  addEventListener('keydown', press, true)
  addEventListener(
    'hydrated',
    () => {
      removeEventListener('popstate', follow)
      removeEventListener('click', keep, true)
      removeEventListener('keydown', press, true)
      for (const [button, event] of kept) button.dispatchEvent(new PointerEvent('click', event))
    },
    { once: true },
  )
}
