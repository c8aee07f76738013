/**
 * Shows the floating card after half a window of scrolling, unless a form or anything marked `data-yields` is in sight, and never
 * again in this browser once dismissed.
 *
 * Runs inline before React, so it is sent as its own source text and may use nothing from outside itself. React runs it again for
 * cards that it draws; one already watched is left alone.
 */
export function watchFloatingCard() {
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', watchFloatingCard, { once: true })
  const STORED_AS = 'wellward:floating-card'
  const card = document.querySelector<HTMLElement>('.floating:not([data-watched])')
  if (!card) return
  card.dataset['watched'] = ''
  // A browser that keeps nothing (private windows, blocked storage) counts as never asked.
  try {
    if (localStorage.getItem(STORED_AS) === 'dismissed') return
  } catch {}

  const inSight = new Set<Element>()
  const update = () => {
    if (!card.isConnected) return stop()
    card.hidden = scrollY <= innerHeight / 2 || inSight.size > 0
  }
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inSight.add(target)
      else inSight.delete(target)
    }
    update()
  })
  function stop() {
    sight.disconnect()
    removeEventListener('scroll', update)
  }

  for (const element of document.querySelectorAll('[data-yields], main form')) sight.observe(element)
  addEventListener('scroll', update, { passive: true })
  update()
  card.querySelector('button')!.addEventListener('click', () => {
    stop()
    card.hidden = true
    try {
      localStorage.setItem(STORED_AS, 'dismissed')
    } catch {
      // Dismissed for this visit, at least.
    }
  })
}
