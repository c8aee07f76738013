import type { MenuItem } from '#content/menu.ts'
import { Link } from '#ui/link.tsx'

import { ariaCurrent } from './navigation.ts'

type NavigationLinkProps = {
  item: MenuItem
  /** The pathname of the page on which it stands, where a link marks the page that it leads to. */
  path?: string
}

/** A link of the frame, to a page of this site or to wherever else the owner has chosen. */
export function NavigationLink({ item: { label, to }, path }: NavigationLinkProps) {
  if (!to.startsWith('/')) {
    return (
      <a href={to} rel="noopener noreferrer">
        {label}
      </a>
    )
  }
  return (
    <Link to={to} aria-current={path === undefined ? undefined : ariaCurrent(path, to)}>
      {label}
    </Link>
  )
}
