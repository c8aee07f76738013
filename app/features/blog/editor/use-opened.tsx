import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * A number for the form, another one whenever another text is opened in it (0 for the first). A save that stays in the editor changes
 * the address as well, and nothing in the form: what is being typed goes on.
 */
export function useFormKey(version: string): number {
  const { formData } = useNavigation()
  const isSaving = formData?.get('do') === 'save-and-stay'
  const [shown, setShown] = useState({ version, isSaving, key: 0 })
  if (shown.version === version && shown.isSaving === isSaving) return shown.key
  const key = shown.version === version || shown.isSaving ? shown.key : shown.key + 1
  setShown({ version, isSaving, key })
  return key
}

/** What was found for this id last: somebody may still be writing in it when it is found no more. */
export function useLastFound<Found extends { readonly post: { readonly id: string } }>(
  found: Found | null,
  id: string,
): Found | null {
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  return found ?? (last?.post.id === id ? last : null)
}
