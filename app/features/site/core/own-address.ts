/** Stands in where the origin does not matter. */
const ANYWHERE = 'https://this-site.invalid'

interface OwnAddress {
  /** Without doubled and trailing slashes. */
  readonly path: string
  /** With its question mark; empty without one. */
  readonly search: string
  /** With its #; empty without one. */
  readonly hash: string
}

/**
 * What somebody typed as an address of this site: a path, or a whole address of this origin where one is given. Null where it is none, or leads to
 * another site.
 */
export function ownAddress(typed: string, origin?: string): OwnAddress | null {
  if (typed.includes('\\')) return null
  const isPath = typed.startsWith('/')
  const url = isPath ? URL.parse(typed, ANYWHERE) : URL.parse(typed)
  if (!url || url.origin !== (isPath ? ANYWHERE : origin)) return null
  return { path: withoutDoubledSlashes(url.pathname), search: url.search, hash: url.hash }
}

/** With one slash before each part, and none at the end. Two at the beginning would name another site. */
export function withoutDoubledSlashes(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`
}
