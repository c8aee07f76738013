import { useSyncExternalStore } from 'react'

import { browserZone } from './browser-clock.ts'
import { EarlyScript } from './early-script.tsx'

const SOURCE = 'document.currentScript.previousSibling.value=Intl.DateTimeFormat().resolvedOptions().timeZone'
const never = () => () => {}

/**
 * The hidden field that tells the browser's zone. A page from the server fills it before any other script has arrived, so that
 * a form sent early tells it too; a page drawn in the browser knows it at once.
 */
export function TimeZoneField({ name }: { name: string }) {
  const zone = useSyncExternalStore(never, browserZone, () => '')
  return (
    <>
      <input type="hidden" name={name} value={zone} readOnly suppressHydrationWarning />
      <EarlyScript source={SOURCE} />
    </>
  )
}
