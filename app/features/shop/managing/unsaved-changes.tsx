import { type RefObject, useCallback, useEffect } from 'react'
import { useNavigation } from 'react-router'

import { LeavingQuestion } from '#ui/leaving-question.tsx'

import { changedFields, typedFields } from './product-fields.ts'

/** Whoever has changed something in the editor is asked before it goes; while it is being saved nobody is. */
export function UnsavedChanges({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { formMethod } = useNavigation()
  const isSaving = formMethod === 'POST'
  const isUnkept = useCallback(
    () => !isSaving && form.current !== null && isChanged(new FormData(form.current)),
    [form, isSaving],
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnkept()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnkept])
  return (
    <LeavingQuestion title="Leave without saving?" isUnkept={isUnkept}>
      Your changes are not saved. If you leave now, they are lost.
    </LeavingQuestion>
  )
}

function isChanged(form: FormData): boolean {
  const picture = form.get('picture')
  if (picture instanceof File && picture.size > 0) return true
  const { typed, seen } = typedFields(form)
  return changedFields(typed, seen).size > 0
}
