import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

import type { FormReport } from './form-report.ts'
import { useUnanswered } from './unanswered.ts'

/** Once what a form held is kept, its fields follow the server again. The form itself stays, and the focus in it. */
export function useResetAfterSaving(form: RefObject<HTMLFormElement | null>, report: FormReport | undefined): void {
  const { state, formMethod } = useNavigation()
  const unanswered = useUnanswered()
  const wasSaving = useRef(false)
  useEffect(() => {
    if (wasSaving.current && state === 'idle' && !report && !unanswered) form.current?.reset()
    wasSaving.current = formMethod === 'POST'
  }, [state, formMethod, report, unanswered, form])
}
