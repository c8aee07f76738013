import { type FormEvent, use, useState } from 'react'
import { useRevalidator } from 'react-router'

import { PERSON_FIELD, PersonContext } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useRunsScripts } from '#ui/use-runs-scripts.ts'

import { askServer, PASSKEYS, type Refused } from './ask-server.ts'
import { usePasskeys } from './use-passkeys.tsx'

/** Adds a passkey of this browser, after the password where there is one. Without a script there is none to add. */
export function AddPasskey({ hasPassword }: { hasPassword: boolean }) {
  const isKnown = usePasskeys(true)
  const runs = useRunsScripts()
  const person = use(PersonContext)
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<Refused | null>(null)
  async function add(form: HTMLFormElement) {
    const refused = await makePasskey(person ?? '', String(new FormData(form).get('password') ?? ''))
    setProblem(refused)
    if (refused === null) form.reset()
    await revalidate()
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void add(event.currentTarget)
  }
  if (!isKnown) return <p className="mt-4 text-sm text-soft">{ELSEWHERE}</p>
  const isBeside = problem?.field === 'password'
  return (
    <>
      <p className="mt-4 hidden text-sm text-soft noscript:block">{ELSEWHERE}</p>
      <form
        method="post"
        action={PASSKEYS}
        noValidate
        onSubmit={onSubmit}
        className="mt-4 grid max-w-measure gap-5 noscript:hidden"
      >
        {problem && !isBeside && <Alert kind="error">{problem.sentence}</Alert>}
        {hasPassword && (
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            report={isBeside ? { values: {}, errors: { password: problem.sentence } } : undefined}
            required
          />
        )}
        <div>
          <Button kind="secondary" disabled={!runs}>
            Add a passkey
          </Button>
        </div>
      </form>
    </>
  )
}

/** Null when it was made, or its person thought better of it. */
async function makePasskey(person: string, password: string): Promise<Refused | null> {
  const personField = { [PERSON_FIELD]: person }
  const asked = await askServer<{ options: never }>(PASSKEYS, { ...personField, intent: 'ask', password })
  if (!asked.ok) return asked
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: asked.value.options }).catch((error: Error) => error)
  if (made instanceof Error) return made.name === 'InvalidStateError' ? { ok: false, sentence: KNOWN } : null
  const answer = await askServer(PASSKEYS, { ...personField, intent: 'add', response: JSON.stringify(made) })
  return answer.ok ? null : answer
}

const ELSEWHERE = 'To add one, open this page in a browser that knows passkeys, with scripts allowed.'
const KNOWN = 'This device has a passkey for your account already.'
