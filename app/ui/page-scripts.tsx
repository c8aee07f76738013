import { createContext, use, useEffect } from 'react'
import { Scripts, ScrollRestoration } from 'react-router'

import { isTyped } from './holds-typed-values.ts'
import { loadOnUse } from './load-on-use.ts'
import { NEEDS_SCRIPTS } from './needs-scripts.ts'
import { PENDING_PAGES } from './pending-pages.tsx'
import { scrollToTopAgain, showCurrentTabs, showPendingPage } from './plain-page.ts'
import { watchImages } from './watch-images.ts'

/** The nonce of this response's Content-Security-Policy. Known on the server only; browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The inline script of documents. Empty in the browser's bundle: there its text stands in the page already. */
const documentSource = import.meta.env.SSR
  ? [
      `(${loadOnUse})(${JSON.stringify(NEEDS_SCRIPTS)},${isTyped})`,
      ...[watchImages, scrollToTopAgain, showCurrentTabs].map((each) => `(${each})()`),
      `(${showPendingPage})('${PENDING_PAGES}')`,
    ].join(';')
  : ''

/**
 * Stands last in <body>. A document keeps its scripts back until somebody is about to use them: to the browser the content of
 * <noscript> is text, so nothing is preloaded or run; React renders that content on the server only.
 */
export function PageScripts({ isDocument }: { isDocument: boolean }) {
  const nonce = use(NonceContext)
  // Effects of everything above have run: React listens, and kept clicks may come.
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  if (!isDocument) {
    return (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    )
  }
  return (
    <>
      <ScrollRestoration />
      <noscript id="later">
        <Scripts />
      </noscript>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: documentSource }} />
    </>
  )
}
