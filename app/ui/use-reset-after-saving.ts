import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

import type { FormReport } from './form-report.ts'
import { useUnanswered } from './unanswered.ts'

const anything = () => true

/**
 * Once what a form held is kept, its fields follow the server again. The form itself stays, and the focus in it. Beside forms that send
 * other things, `isOurs` knows what this one sends: what was typed here outlives the saving of another.
 */
export function useResetAfterSaving(
  form: RefObject<HTMLFormElement | null>,
  report: FormReport | undefined,
  isOurs: (sent: FormData) => boolean = anything,
): void {
  const { state, formMethod, formData } = useNavigation()
  const unanswered = useUnanswered()
  const wasSaving = useRef(false)
  useEffect(() => {
    if (wasSaving.current && state === 'idle' && !report && !unanswered) form.current?.reset()
    wasSaving.current = formMethod === 'POST' && formData !== undefined && isOurs(formData)
  }, [state, formMethod, formData, isOurs, report, unanswered, form])
}
