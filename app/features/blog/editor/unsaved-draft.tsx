import { Form } from 'react-router'

import { PersonField } from '#features/identity/person-field.tsx'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

type UnsavedDraftProps = {
  when: string
  /** Of the editor. */
  address: string
  /** Where the draft is in the form. */
  textAddress: string
}

/** What one wrote before and did not save: go on with it, or throw it away. */
export function UnsavedDraft({ when, address, textAddress }: UnsavedDraftProps) {
  return (
    <Alert className="mb-4" title={`You wrote here on ${when} and did not save`}>
      <div className="flex flex-wrap items-center gap-x-4">
        <TextLink to={textAddress} preventScrollReset>
          Go on with that text
        </TextLink>
        <Form method="post" action={address} preventScrollReset>
          <PersonField />
          <Button kind="tertiary" size="small" name="do" value="discard">
            Throw it away
          </Button>
        </Form>
      </div>
    </Alert>
  )
}
