import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

type RedirectFieldsProps = {
  /** As they are saved; null for a new one. */
  redirect: { readonly from: string; readonly to: string } | null
  report?: FormReport | undefined
}

/** The two addresses of a redirect. */
export function RedirectFields({ redirect, report }: RedirectFieldsProps) {
  const typed = { report, autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } as const
  return (
    <>
      <Field
        label="Old address"
        name="from"
        defaultValue={redirect?.from}
        hint="A path of this site where no page answers: /my-old-post"
        {...typed}
      />
      <Field
        label="New address"
        name="to"
        defaultValue={redirect?.to}
        hint="A path of this site, or a whole address that begins with https://"
        {...typed}
      />
    </>
  )
}
