import type { PageWords } from '#content/metadata.ts'

import { shippedWords, type SiteWords } from './core/site-words.tsx'

/** What React Router hands to a route’s meta function: the routes on the way to it, each with what its loader gave. */
export type Matches = ReadonlyArray<{ readonly id: string; readonly loaderData?: unknown } | undefined>

interface RootData {
  readonly words: SiteWords
  readonly origin: string
  /** What search engines read of this page; absent where nothing could be loaded. */
  readonly pageWords?: PageWords
}

/** The words that the root loaded and where the site stands, in a meta function, where no context reaches. */
export function houseIn(matches: Matches): RootData {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  return root ?? { words: shippedWords, origin: '' }
}
