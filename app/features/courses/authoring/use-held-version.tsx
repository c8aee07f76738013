import { useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * The version that the form is about: that of the page when it was opened, and another one only once this form was saved. What
 * somebody else saves meanwhile is not taken for what is in the form.
 */
export function useHeldVersion(version: number): number {
  const { formData } = useNavigation()
  const isSaving = formData !== undefined && isLessonSave(formData)
  const [held, setHeld] = useState({ version, isSaving, last: version })
  if (held.isSaving === isSaving && held.last === version) return held.version
  const next = held.isSaving && held.last !== version ? version : held.version
  setHeld({ version: next, isSaving, last: version })
  return next
}

/** Whether what is being sent is the form of a lesson. */
export function isLessonSave(fields: FormData): boolean {
  return fields.has('body')
}

/** What was given first for a key. */
export function useFirst<Value>(key: string, value: Value): Value {
  const [first, setFirst] = useState({ key, value })
  if (first.key === key) return first.value
  setFirst({ key, value })
  return value
}
