import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

interface ConfirmFieldsProps {
  asksPassword: boolean
  /** Whether a code of the authenticator app may stand in the place of the password. */
  takesCode: boolean
  /** What it is for: "To save or remove this". */
  purpose: string
  report: FormReport | undefined
}

/** Where somebody who is signed in shows once more who they are (`confirmAct` takes it). */
export function ConfirmFields({ asksPassword, takesCode, purpose, report }: ConfirmFieldsProps) {
  const told = 'All who run the site are told by mail.'
  return (
    <>
      {asksPassword ? (
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          hint={`${purpose}, show once more that it is you. ${told}`}
          report={report}
        />
      ) : (
        <p className="text-sm text-soft">
          {purpose} you need to have signed in during the last ten minutes{takesCode && ', or to enter a code'}. {told}
        </p>
      )}
      {takesCode && (
        <Field
          label={asksPassword ? 'Or a code of your authenticator app' : 'Code of your authenticator app'}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          optional
          report={report}
        />
      )}
    </>
  )
}
