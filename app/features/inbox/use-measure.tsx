import { useRef } from 'react'

import type { FormReport } from '#platform/form.ts'
import { useResetAfterSaving } from '#ui/use-reset-after-saving.ts'

/**
 * A form to the owner: emptied in place once its message is kept, and as it is sent its hidden field says how long it was open.
 * Who corrects a refused form may be quick.
 */
export function useMeasure(report: FormReport | undefined, openFor: () => number) {
  const form = useRef<HTMLFormElement>(null)
  const measured = useRef<HTMLInputElement>(null)
  useResetAfterSaving(form, report)
  const measure = () => {
    if (measured.current) measured.current.value = report ? '' : String(Math.round(openFor()))
  }
  return { form, measured, measure }
}
