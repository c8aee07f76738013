import { createContext, use, useEffect } from 'react'
import { Scripts, ScrollRestoration } from 'react-router'

import { firstTouch } from './first-touch.ts'
import { watchImages } from './watch-images.ts'

/** The nonce of this response's Content-Security-Policy. Known on the server only; browsers hide it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

/** The inline script of quiet pages. Empty in the browser's bundle: there its text stands in the page already. */
const quietSource = import.meta.env.SSR ? `(${firstTouch})();(${watchImages})()` : ''

/**
 * Stands last in <body>. Quiet pages keep their scripts back until the first sign of a person: to the browser the content of
 * <noscript> is text, so nothing is preloaded or run; React renders that content on the server only.
 */
export function PageScripts({ quiet }: { quiet: boolean }) {
  const nonce = use(NonceContext)
  // Effects of everything above have run: React listens, and kept clicks may come.
  useEffect(() => void dispatchEvent(new Event('hydrated')), [])
  if (!quiet) {
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
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: quietSource }} />
    </>
  )
}
