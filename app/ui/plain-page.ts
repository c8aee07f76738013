/**
 * What a page does that the browser opened by itself, as the router does it for one that it draws. All of it runs inline, before React
 * exists, is sent as its own source text, and may use nothing from outside itself.
 */

/** A navigation scrolls to the top once more after 100 ms, for pages that grow while they arrive. Whoever is elsewhere by then stays there. */
export function scrollToTopAgain() {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (opened?.type !== 'navigate' || location.hash) return
  const timer = setTimeout(() => {
    if (document.activeElement === document.body) scrollTo(0, 0)
  }, 100)
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(sign, () => clearTimeout(timer), { once: true, passive: true })
}

/** Where a row of tabs is longer than the window, the current one is scrolled into sight. */
export function showCurrentTabs() {
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs [aria-current]')) {
    const row = tab.parentElement!
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }
}

/**
 * While a plain link leads to a page that takes its time, what stands in for that page (`pending-pages.tsx`) is shown in place of this one,
 * which comes back when it is not left after all.
 */
export function showPendingPage(idOfPages: string) {
  const SLOW = 150
  const root = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  let cameFrom = 0

  function takeBack() {
    clearTimeout(timer)
    if (!('pending' in root.dataset)) return
    delete root.dataset['pending']
    document.getElementById('pending')!.replaceChildren()
    scrollTo(0, cameFrom)
  }

  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
    takeBack()
    const pages = JSON.parse(document.getElementById(idOfPages)?.textContent ?? '{}') as Record<string, string>
    const standIn = pages[link.pathname]
    if (standIn === undefined) return
    timer = setTimeout(() => {
      cameFrom = scrollY
      root.dataset['pending'] = ''
      document.getElementById('pending')!.innerHTML = standIn
      scrollTo(0, 0)
    }, SLOW)
  })
  // The browser may keep this page as it was left, and show it again on the way back.
  addEventListener('pagehide', takeBack)
  addEventListener('keydown', ({ key }) => key === 'Escape' && takeBack())
}
