import type { MouseEvent } from 'react'

import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** Asks the dialog, where one stands on the page, to open. */
export const OPEN_SEARCH = 'open-search'

const PAGE = '/admin/search'

/** Leads to the page of the search; with scripts the dialog opens in its place. */
export function SearchLink({ isCurrent }: { isCurrent: boolean }) {
  return (
    <Link
      to={PAGE}
      className="owner-search"
      aria-current={isCurrent ? 'page' : undefined}
      aria-keyshortcuts="Control+K"
      onClick={openInPlace}
    >
      <Icon name="search" size={18} />
      <span className="owner-search-word">Search</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </Link>
  )
}

function openInPlace(event: MouseEvent<HTMLAnchorElement>) {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const isTaken = !window.dispatchEvent(new Event(OPEN_SEARCH, { cancelable: true }))
  if (isTaken) event.preventDefault()
}
