import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { TextLink } from '#ui/text-link.tsx'

type UnsavedDraftProps = {
  when: string
  /** Who wrote it; null: whoever looks. */
  by?: string | null
  /** Of the editor, where it is thrown away; null: by whoever wrote it alone. */
  address: string | null
  /** Where the draft is in the form. */
  textAddress: string
  /** What goes with the form that throws it away. */
  children: ReactNode
}

/** What was written before and not saved: go on with it, or throw it away. */
export function UnsavedDraft({ when, by = null, address, textAddress, children }: UnsavedDraftProps) {
  return (
    <Alert className="mb-4" title={`${by ?? 'You'} wrote here on ${when} and did not save`}>
      <div className="flex flex-wrap items-center gap-x-4">
        <TextLink to={textAddress} preventScrollReset>
          Continue with that text
        </TextLink>
        {address !== null && (
          <Form method="post" action={address} preventScrollReset>
            {children}
            <Button kind="tertiary" size="small" name="intent" value="discard">
              Discard it
            </Button>
          </Form>
        )}
      </div>
    </Alert>
  )
}
