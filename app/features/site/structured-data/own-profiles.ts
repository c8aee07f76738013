interface Link {
  readonly href: string
}

/** Addresses that are the house’s own: the front page of a network, with which the product is shipped, is nobody’s profile. */
export function ownProfiles(links: ReadonlyArray<Link>): string[] {
  return links.map(({ href }) => href).filter((href) => URL.canParse(href) && new URL(href).pathname.length > 1)
}

/** The house’s handle on X for share cards, `@wellward`; null where no link leads to a profile there. */
export function cardHandle(links: ReadonlyArray<Link>): string | null {
  for (const href of ownProfiles(links)) {
    const name = /^https:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?(\w{1,15})\/?(?:[?#]|$)/i.exec(href)?.[1]
    if (name) return `@${name}`
  }
  return null
}
