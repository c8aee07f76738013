import { permissions } from './permissions.ts'

/**
 * Lines of permissions.ts whose pages are the same for every visitor, change nothing and are mostly answered from memory. The browser may
 * fetch these, and nothing else, before their link is followed.
 */
export const fetchedAhead: readonly string[] = [
  '/',
  '/about',
  '/courses',
  '/courses/:course',
  '/courses/:course/:lesson',
  '/pillar/:pillar',
  '/pricing',
  '/trial',
  '/testimonials',
  '/calendar',
  '/shop',
  '/shop/:slug',
  '/blog',
  '/blog/:slug',
  '/contact',
  '/coaching',
  '/services',
  '/corporate',
  '/how-we-help',
  '/privacy',
  '/terms',
  '/disclaimer',
  '/legal',
]

/** Other lines that an address of these patterns may be meant for: `/shop/:slug` would name `/shop/manage` too. */
const meantOtherwise = Object.keys(permissions).filter(
  (line) => !fetchedAhead.includes(line) && fetchedAhead.some((pattern) => isNamedBy(pattern, line)),
)

function isNamedBy(pattern: string, line: string): boolean {
  const [wanted, given] = [pattern.split('/'), line.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
}

/** An address with a query is not answered from memory, and may hold a token. */
const WITH_QUERY = '/*\\?(.+)'

/** What the browser is told of links, as the text of a script of the type `speculationrules`. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: fetchedAhead },
          { not: { href_matches: [...meantOtherwise, WITH_QUERY] } },
          { not: { selector_matches: '[target],[download],[rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
