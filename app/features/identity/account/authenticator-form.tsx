import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

interface AuthenticatorFormProps {
  action: string
  /** An SVG drawn on the server. */
  qr: string
  /** The same secret as letters, in groups of four. */
  secretKey: string
  report?: FormReport | undefined
}

/** Shows the secret to an authenticator app, and takes the first code as the proof that it has arrived. */
export function AuthenticatorForm({ action, qr, secretKey, report }: AuthenticatorFormProps) {
  return (
    <Card title="Set up an authenticator app">
      <div className="grid gap-8 md:grid-cols-[14rem_1fr]">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          width="224"
          height="224"
          alt="QR code with the secret for your authenticator app; the same secret is beside it as text."
          className="max-w-full rounded-1 border border-line"
        />
        <div className="max-w-measure">
          <ol className="list-decimal pl-5">
            <li>Open your authenticator app and let it read the code.</li>
            <li>
              No camera at hand? Type this key instead: <code className="num font-strong break-words">{secretKey}</code>
            </li>
            <li>Type the six digits that the app shows now.</li>
          </ol>
          <Form method="post" action={action} noValidate className="mt-5 grid gap-5">
            <PersonField />
            <Field
              label="Code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              report={report}
              required
            />
            <div>
              <Button busyLabel="Checking...">Turn it on</Button>
            </div>
          </Form>
        </div>
      </div>
    </Card>
  )
}
