import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * A number for the form, another one whenever another text is opened in it (0 for the first). A save that stays in the editor changes
 * the address as well, and nothing in the form: what is being typed goes on. `isSave` says whether what is being sent is such a save.
 */
export function useFormKey(text: string, isSave: (fields: FormData) => boolean): number {
  const { formData } = useNavigation()
  const isSaving = formData !== undefined && isSave(formData)
  const [shown, setShown] = useState({ text, isSaving, key: 0 })
  if (shown.text === text && shown.isSaving === isSaving) return shown.key
  const key = shown.text === text || shown.isSaving ? shown.key : shown.key + 1
  setShown({ text, isSaving, key })
  return key
}
