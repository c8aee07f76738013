import { createContext, type ReactNode } from 'react'

import type { SiteWords } from '#features/site/core/site-words.tsx'

interface DocumentParts {
  readonly head: ReactNode
  readonly body: ReactNode
  /** The words of the frame where the document could load none. */
  readonly words: SiteWords | null
}

/**
 * What only the server writes into a document, at the end of its head and of its body: filled by entry.server.tsx, empty in a
 * browser, whose bundle carries none of it. React leaves alone what it finds in a head or a body and does not know.
 */
export const ServerParts = createContext<DocumentParts>({ head: null, body: null, words: null })
