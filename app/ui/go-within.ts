import type { MouseEvent } from 'react'

/**
 * For a link to another part of the same page. To the router an address with a hash is another place, where the answer to a form (what was wrong in
 * it, or whom to call) does not stand any more; so with scripts only the focus goes there.
 */
export function goWithin(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: link, metaKey, ctrlKey, shiftKey, altKey } = event
  const target = document.getElementById(link.hash.slice(1))
  if (!target || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  target.scrollIntoView()
  target.focus({ preventScroll: true })
  if (document.activeElement === target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
