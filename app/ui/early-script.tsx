import { use } from 'react'

import { NonceContext } from './page-scripts.tsx'
import { useRunsScripts } from './use-runs-scripts.ts'

/**
 * A few lines that run where they stand, before any other script has arrived, unless no script may run on the page. They belong to the page from the server: a page that
 * is drawn in the browser leaves them out, because what they stand in for is there already.
 */
export function EarlyScript({ source }: { source: string }) {
  const nonce = use(NonceContext)
  const isDrawnHere = useRunsScripts()
  const mayRun = !import.meta.env.SSR || nonce !== undefined
  return mayRun && !isDrawnHere && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
}
