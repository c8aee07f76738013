/**
 * Puts a frame in the place of a film’s still once somebody presses it; until then, and without scripts, it is a link to whoever has the film.
 * Links of a page with a film lead to new documents, so that what it may show in frames ends with it.
 *
 * Pages run it inline, so it is sent as its own source text and may use nothing from outside itself.
 */
export function playFilms() {
  const isPlain = (event: MouseEvent) => event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-film]')) {
    link.addEventListener('click', (event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      const frame = document.createElement('iframe')
      frame.title = link.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
      frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
      frame.referrerPolicy = 'strict-origin-when-cross-origin'
      frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-presentation')
      frame.src = link.dataset['film']!
      link.replaceWith(frame)
      frame.focus()
    })
  }
  addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]:not([role], [data-film])') : null
      const leads = link && link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search
      // React hears of no click that does not come down to it; the browser follows it all the same.
      if (leads && isPlain(event) && !event.defaultPrevented) event.stopPropagation()
    },
    true,
  )
}
