import { use, useSyncExternalStore } from 'react'

import { NonceContext } from '#ui/page-scripts.tsx'

import { browserZone } from './browser-clock.ts'

const SOURCE = 'document.currentScript.previousSibling.value=Intl.DateTimeFormat().resolvedOptions().timeZone'
const never = () => () => {}

/**
 * The hidden field that tells the browser's zone. A page from the server fills it before any other script has arrived, so that
 * a form sent early tells it too; a page drawn in the browser knows it at once.
 */
export function TimeZoneField({ name }: { name: string }) {
  const nonce = use(NonceContext)
  const zone = useSyncExternalStore(never, browserZone, () => '')
  const fromServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return (
    <>
      <input type="hidden" name={name} value={zone} readOnly suppressHydrationWarning />
      {fromServer && <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SOURCE }} />}
    </>
  )
}
