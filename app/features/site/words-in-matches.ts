import { shippedWords, type SiteWords } from './site-words.tsx'

/** What React Router hands to a route’s meta function: the routes on the way to it, each with what its loader gave. */
export type Matches = ReadonlyArray<{ readonly id: string; readonly loaderData?: unknown } | undefined>

/** The words that the root loaded, in a meta function, where no context reaches. */
export function siteWordsIn(matches: Matches): SiteWords {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { words: SiteWords } | undefined
  return root?.words ?? shippedWords
}
