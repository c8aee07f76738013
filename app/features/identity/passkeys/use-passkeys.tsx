import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this browser knows passkeys; false on the server, and while its page is taken over. */
export function usePasskeys(): boolean {
  return useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => false,
  )
}
