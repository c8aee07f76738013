import { use, useEffect } from 'react'

import type { SiteWords } from '#features/site/core/site-words.tsx'

import { ServerParts } from './server-parts.tsx'

/** The id of the element in which a document has the words of its frame that could load none. */
export const FRAME_WORDS = 'frame-words'

let lastLoaded: SiteWords | undefined

/** The words around a page: those that were loaded with it, else those that this tab had last or that the server wrote into the document. */
export function useFrameWords(loaded: SiteWords | undefined): SiteWords {
  const { words } = use(ServerParts)
  useEffect(() => {
    if (loaded) lastLoaded = loaded
  }, [loaded])
  return loaded ?? words ?? lastLoaded ?? (JSON.parse(document.getElementById(FRAME_WORDS)!.textContent) as SiteWords)
}
