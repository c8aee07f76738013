import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { FormReport } from '#ui/form-report.ts'

interface Asked {
  readonly path: string
  readonly asksPassword: boolean
  readonly report: FormReport | undefined
  /** Null until somebody has shown their password. */
  readonly backupKey: string | null
}

/** Shows the key after the password, and asks whether it is kept. */
export function KeyForm({ path, asksPassword, report, backupKey }: Asked) {
  if (backupKey !== null)
    return (
      <Form method="post" action={path} className="grid gap-3" preventScrollReset>
        <p className="num text-md break-words select-all">{backupKey}</p>
        <p className="text-sm">
          Write it down, or keep it among your passwords, away from this machine. Without it no backup can be read. It is shown
          here to whoever shows their password, until you say that you have kept it; from then on only the command npm run backup
          -- --key prints it, on the server.
        </p>
        <div>
          <Button name="intent" value="stored" busyLabel="Noting…">
            I have kept it
          </Button>
        </div>
      </Form>
    )
  return (
    <Form method="post" action={path} noValidate className="grid gap-5" preventScrollReset>
      <PersonField />
      {asksPassword ? (
        <Field
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          hint="Whoever has the key can read every backup: show once more that it is you."
          report={report}
        />
      ) : (
        <p className="text-sm text-soft">To see the key you need to have signed in during the last ten minutes.</p>
      )}
      <div>
        <Button name="intent" value="show" busyLabel="Looking…">
          Show the key
        </Button>
      </div>
    </Form>
  )
}
