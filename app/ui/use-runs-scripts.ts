import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the page from the server and until React has taken it over, true from then on. */
export function useRunsScripts(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
