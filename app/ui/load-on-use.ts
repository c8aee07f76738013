import type { isTyped } from './holds-typed-values.ts'

/**
 * Runs inline, before React: loads a public page’s scripts when focus, a press or the pointer reaches something that needs them
 * (`needs-scripts.ts`). Reading, scrolling and following links load none.
 *
 * Sent as its own source text, so it may use nothing from outside itself. React’s scripts wait, inert, as the text of <noscript
 * id="later">. Clicks and keys that need React, and what is typed for a dialog, are kept and dispatched again once React listens.
 * The browser sends a form itself, unless text in another form would be lost.
 */
export function loadOnUse(needsScripts: string, isTypedIn: typeof isTyped) {
  const signs = ['focusin', 'pointerdown', 'pointermove', 'keydown', 'input', 'click']
  const later = document.createRange().createContextualFragment(document.getElementById('later')!.textContent)
  /** A press that is kept opens a dialog: what is typed from then on is meant for it. */
  let isOpeningDialog = false
  let isHandingOver = false
  const kept: { on: HTMLElement; walked: Element | null; event: MouseEvent | KeyboardEvent }[] = []

  // This one only makes the place where the loader data further down are put. It cannot wait.
  document.head.append(later.querySelector('script:not([type])')!)

  function isNear({ target }: Event) {
    // A page that scrolls under a resting pointer moves no pointer.
    if (target instanceof Element && target.closest(needsScripts)) load()
  }

  function load() {
    for (const sign of signs) removeEventListener(sign, isNear, true)
    // From here on the router leads on, and would fetch once more what the browser fetched ahead.
    document.querySelector('script[type=speculationrules]')?.remove()
    for (const script of later.querySelectorAll('script')) script.addEventListener('error', handOver)
    document.head.append(later)
  }

  function keep(event: MouseEvent) {
    if (isHandingOver) return
    const button = (event.target as Element).closest<HTMLButtonElement>('button, a[role=button]')
    // A tab of its own is the browser's to open.
    if (button?.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey)) return
    if (!button || !button.matches(needsScripts) || button.disabled || button.popoverTargetElement) return
    // Only a browser that knows commands acts on them by itself.
    if (button.hasAttribute('commandfor') && 'commandForElement' in button) return
    const sends = button.form && button.type !== 'button' && !button.hasAttribute('data-keep-click')
    if (sends && !isTypedElsewhere(button.form!)) return
    keepFor(button, event)
  }

  /** Whether another form than this one holds something that the browser, which leads to a new document, would throw away. */
  function isTypedElsewhere(form: HTMLFormElement) {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    return [...fields].some((field) => field.form !== null && field.form !== form && isTypedIn(field))
  }

  function keepKey(event: KeyboardEvent) {
    const { target } = event
    if (isHandingOver || !(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
    const isText = event.key.length === 1 || event.key === 'Backspace' || event.key === 'Enter'
    if (isText && isOpeningDialog && !target.matches('input, textarea, select')) return keepFor(target, event)
    if (event.key === ' ' && target.matches('a[role=button], a[role=tab]')) {
      event.preventDefault()
      target.click()
      return
    }
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing && target.matches('textarea[enterkeyhint=send]')) {
      keepFor(target, event)
      return
    }
    const walked = target.closest('[role=tablist], [role=grid]')
    if (walked && /^(Arrow|Page|Home|End)/.test(event.key)) keepFor(target, event, walked)
  }

  function keepFor(on: HTMLElement, event: MouseEvent | KeyboardEvent, walked: Element | null = null) {
    event.preventDefault()
    // React may be listening already, and would act on it too.
    event.stopImmediatePropagation()
    // Whoever waits presses the same button again; that is one click.
    const before = kept.findIndex((one) => one.on === on && one.event.type === 'click')
    if (event.type === 'click' && before >= 0) kept.splice(before, 1)
    kept.push({ on, walked, event })
    if (event.type === 'click' && on.matches('[aria-haspopup=dialog]')) isOpeningDialog = true
  }

  /** Back to an address that React had drawn in this document, before a reload: nobody is there yet to draw it. */
  const here = location.pathname + location.search
  function follow() {
    if (location.pathname + location.search !== here) location.reload()
  }

  /** To React, once it listens; to the browser alone, where the scripts cannot be loaded. */
  async function handOver() {
    removeEventListener('popstate', follow)
    // What comes meanwhile waits for its turn.
    for (let next = kept.shift(); next; next = kept.shift()) {
      const { on, walked, event } = next
      // A key walks on from where the one before it led.
      const target = walked?.contains(document.activeElement) ? document.activeElement! : on
      isHandingOver = true
      target.dispatchEvent(event.type === 'click' ? new PointerEvent('click', event) : new KeyboardEvent('keydown', event))
      isHandingOver = false
      // What was typed for a dialog goes to whoever opens it, before the dialog is there.
      const isTyped = kept[0]?.event.type === 'keydown' && !kept[0].walked
      if (!isTyped) await new Promise((resolve) => setTimeout(resolve))
    }
    removeEventListener('click', keep, true)
    removeEventListener('keydown', keepKey, true)
  }

  addEventListener('popstate', follow)
  for (const sign of signs) addEventListener(sign, isNear, { capture: true, passive: true })
  addEventListener('click', keep, true)
  addEventListener('keydown', keepKey, true)
  addEventListener('hydrated', handOver, { once: true })
  if (document.querySelector('[data-scripts=at-once]') || document.activeElement?.closest(needsScripts)) load()
}
