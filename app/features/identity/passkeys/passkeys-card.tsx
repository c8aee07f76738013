import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

import { AddPasskey } from './add-passkey.tsx'
import { PASSKEYS } from './ask-server.ts'
import { NAME_LIMIT } from './passkey-limits.ts'

export interface PasskeyView {
  id: string
  name: string
  added: string
  lastUsed: string | null
}

/** Passkeys of the person: added by the browser, named and removed by forms. */
export function PasskeysCard({ passkeys, hasPassword }: { passkeys: readonly PasskeyView[]; hasPassword: boolean }) {
  return (
    <Card title="Passkeys">
      <p className="max-w-measure text-soft">
        A passkey signs you in with your finger, your face or the PIN of your device, without a password or a code.
      </p>
      {passkeys.length > 0 && (
        <ul className="mt-4">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="border-t border-line py-4">
              <p className="font-strong wrap-anywhere">{passkey.name}</p>
              <p className="num text-sm text-soft">
                Added <DateText>{passkey.added}</DateText>;{' '}
                {passkey.lastUsed ? (
                  <>
                    last used <DateText>{passkey.lastUsed}</DateText>
                  </>
                ) : (
                  'not used yet'
                )}
              </p>
              <details className="mt-2">
                <summary className="link text-sm">Rename or remove</summary>
                <Form method="post" action={PASSKEYS} className="mt-3 flex flex-wrap items-end gap-3" preventScrollReset>
                  <PersonField />
                  <input type="hidden" name="id" value={passkey.id} />
                  <Field
                    label="Name"
                    name="name"
                    defaultValue={passkey.name}
                    maxLength={NAME_LIMIT}
                    className="min-w-0 flex-1 basis-48"
                  />
                  <Button kind="secondary" name="intent" value="rename">
                    Rename
                  </Button>
                  <Button kind="danger" name="intent" value="remove" aria-label={`Remove ${passkey.name}`}>
                    Remove
                  </Button>
                </Form>
              </details>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey hasPassword={hasPassword} />
    </Card>
  )
}
