import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser knows passkeys; `before` on the server, and while its page is taken over. */
export function usePasskeys(before: boolean): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => before,
  )
}
