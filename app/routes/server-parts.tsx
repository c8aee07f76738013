import { createContext, type ReactNode } from 'react'

/**
 * What only the server writes into a document, at the end of its head and of its body: filled by entry.server.tsx, empty in a
 * browser, whose bundle carries none of it. React leaves alone what it finds in a head or a body and does not know.
 */
export const ServerParts = createContext<{ readonly head: ReactNode; readonly body: ReactNode }>({ head: null, body: null })
