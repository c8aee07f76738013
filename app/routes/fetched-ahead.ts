import { addresses } from './addresses.ts'

/** Patterns of the pages that the browser may fetch, and nothing else, before their link is followed. */
export const fetchedAhead: readonly string[] = addresses.filter(({ prefetch }) => prefetch).map(({ path }) => path)

/** Other addresses that these patterns name as well: `/shop/:slug` would name `/shop/manage` too. */
const meantOtherwise = addresses
  .map(({ path }) => path)
  .filter((path) => !fetchedAhead.includes(path) && fetchedAhead.some((pattern) => isNamedBy(pattern, path)))

function isNamedBy(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => (part.startsWith(':') && !['', '*'].includes(given[at]!)) || part === given[at])
  )
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
