const LONGEST = 2000

/**
 * The path of this site to go on to after signing in, or null for anything that could lead elsewhere: another scheme or
 * host, `//host`, backslashes (browsers read them as slashes), control characters (browsers drop them).
 */
export function sameSitePath(next: string | null | undefined): string | null {
  if (!next || next.length > LONGEST || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(next)) return null
  const here = 'https://this.site'
  if (!URL.canParse(next, here)) return null
  const { origin, pathname, search, hash } = new URL(next, here)
  if (origin !== here || pathname.startsWith('//')) return null
  return pathname + search + hash
}
