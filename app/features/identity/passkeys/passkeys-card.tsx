import { use, useState } from 'react'
import { Form, useRevalidator } from 'react-router'

import { DateText } from '#features/identity/dates/date-text.tsx'
import { PERSON_FIELD, PersonContext, PersonField } from '#features/identity/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

import { askServer, PASSKEYS } from './ask-server.ts'
import { NAME_LIMIT } from './passkey-limits.ts'
import { usePasskeys } from './use-passkeys.tsx'

export interface ShownPasskey {
  id: string
  name: string
  added: string
  lastUsed: string | null
}

/** Passkeys of the person: added by the browser, named and removed by forms. */
export function PasskeysCard({ passkeys }: { passkeys: readonly ShownPasskey[] }) {
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
                  <Button kind="secondary" name="do" value="rename">
                    Rename
                  </Button>
                  <Button kind="danger" name="do" value="remove" aria-label={`Remove ${passkey.name}`}>
                    Remove
                  </Button>
                </Form>
              </details>
            </li>
          ))}
        </ul>
      )}
      <AddPasskey />
    </Card>
  )
}

function AddPasskey() {
  const isKnown = usePasskeys()
  const person = use(PersonContext)
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string | null>(null)
  async function add() {
    setProblem(await makePasskey(person ?? ''))
    await revalidate()
  }
  return (
    <div className="mt-4 grid gap-4">
      {problem && <Alert kind="error">{problem}</Alert>}
      <div>
        {isKnown ? (
          <Button type="button" kind="secondary" onClick={() => void add()}>
            Add a passkey
          </Button>
        ) : (
          <p className="text-sm text-soft">To add one, open this page in a browser that knows passkeys, with scripts allowed.</p>
        )}
      </div>
    </div>
  )
}

async function makePasskey(person: string): Promise<string | null> {
  const mark = { [PERSON_FIELD]: person }
  const asked = await askServer<{ options: never }>(PASSKEYS, { ...mark, do: 'ask' })
  if (!asked.ok) return asked.sentence
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: asked.value.options }).catch((error: Error) => error)
  if (made instanceof Error)
    return made.name === 'InvalidStateError' ? 'This device has a passkey for your account already.' : null
  const answer = await askServer(PASSKEYS, { ...mark, do: 'add', response: JSON.stringify(made) })
  return answer.ok ? null : answer.sentence
}
