import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

import { SERVICES, type useView } from './use-view.ts'

interface TryFilesProps {
  use: ReturnType<typeof useView> | null
  trial: { ok: boolean; sentence: string } | undefined
}

/** How the file store is used, and the button that tries it. */
export function TryFiles({ use, trial }: TryFilesProps) {
  return (
    <>
      {use?.failing && (
        <Alert kind="error" title={`Does not work since ${use.failing.since}`}>
          {use.failing.sentence}
        </Alert>
      )}
      {use && <p className="text-soft">{use.summary}</p>}
      {trial && (
        <Alert kind={trial.ok ? 'note' : 'error'} title={trial.ok ? 'It works' : 'It does not work'}>
          {trial.sentence}
        </Alert>
      )}
      <Form method="post" action={SERVICES} preventScrollReset>
        <PersonField />
        <Button kind="secondary" busyLabel="Trying…">
          Try it
        </Button>
      </Form>
    </>
  )
}
