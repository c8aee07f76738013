import { useEffect, useId, useRef } from 'react'

import type { FormReport } from './form-report.ts'

type FieldUse = {
  name: string
  id?: string | undefined
  hint?: string | undefined
  report?: FormReport | undefined
  autoFocus?: boolean | undefined
}

/**
 * What every field shares: its id, the note under it (the error, else the hint), and the focus that goes to the first
 * refused field. `autofocus` does that in the page from the server; later reports move the focus themselves, but never on
 * the first render, because hydration must not take the focus from a person who is typing.
 */
export function useField<Control extends HTMLElement>({ name, id, hint, report, autoFocus }: FieldUse) {
  const generated = useId()
  const fieldId = id ?? generated
  const ref = useRef<Control>(null)
  const seen = useRef(report)
  const error = report?.errors[name]
  const isFirstError = error !== undefined && Object.keys(report?.errors ?? {})[0] === name
  useEffect(() => {
    if (seen.current === report) return
    seen.current = report
    if (isFirstError) ref.current?.focus()
  }, [report, isFirstError])
  const text = error ?? hint
  return {
    kept: report?.values[name],
    note: text === undefined ? undefined : { id: `${fieldId}-note`, text, isError: error !== undefined },
    control: {
      id: fieldId,
      name,
      ref,
      autoFocus: isFirstError || autoFocus || undefined,
      'aria-invalid': error === undefined ? undefined : true,
      'aria-describedby': text === undefined ? undefined : `${fieldId}-note`,
    },
  }
}
