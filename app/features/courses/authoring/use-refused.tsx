import { useActionData } from 'react-router'

import type { FormReport } from '#platform/form.ts'

/** The report of the form that was refused last, where it is this one’s. */
export function useRefused(form: string): FormReport | undefined {
  const answer = useActionData<{ refused?: string; report?: FormReport }>()
  return answer?.refused === form ? answer.report : undefined
}
