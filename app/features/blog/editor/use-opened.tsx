import { useState } from 'react'

/** What was found for this id last: somebody may still be writing in it when it is found no more. */
export function useLastFound<Found extends { readonly post: { readonly id: string } }>(
  found: Found | null,
  id: string,
): Found | null {
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? (last?.post.id === id ? last : null)
}
