import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { DateText } from '#features/identity/dates/date-text.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'

import { sentences } from './terms.ts'

export interface PlannedErasure {
  /** In words. */
  readonly day: string
  readonly isDue: boolean
  /** Due, but nobody else runs the site. */
  readonly isHeld: boolean
}

/** Says that the account will be erased, and when; until then it can be kept. */
export function ErasureNotice({ day, isDue, isHeld }: PlannedErasure) {
  if (isHeld) return <Alert className="mb-6">{sentences.onlyAdmin} Your account is erased as soon as you have.</Alert>
  const planned = (
    <>
      Your account will be erased on <DateText>{day}</DateText>
    </>
  )
  return (
    <Alert title={isDue ? 'Your account is being erased' : planned} className="mb-6">
      <p>{isDue ? 'The date has come.' : 'Until then everything stays as it is, and you can change your mind.'}</p>
      {!isDue && (
        <Form method="post" action="/profile/data" className="mt-3">
          <PersonField />
          <Button kind="secondary" size="small" name="intent" value="keep" busyLabel="Keeping it...">
            Keep my account
          </Button>
        </Form>
      )}
    </Alert>
  )
}
