import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import type { FormReport } from '#platform/form.ts'
import { MAX_PICTURE_BYTES, pictureProblems, TAKEN_PICTURES } from '#platform/picture.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'

import { Face } from './face.tsx'

interface PictureCardProps {
  name: string
  /** Its address; null without a picture. */
  face: string | null
  report?: FormReport | undefined
}

/** A person’s picture: shown, exchanged, taken away. One that is too large is told of before it is sent. */
export function PictureCard({ name, face, report }: PictureCardProps) {
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setTooLarge((target.files?.[0]?.size ?? 0) > MAX_PICTURE_BYTES)
  const send = (event: SubmitEvent) => {
    if (isTooLarge) event.preventDefault()
  }
  return (
    <Card title="Picture">
      <div className="flex max-w-measure flex-wrap items-start gap-6">
        <Face name={name} address={face} />
        <div className="grid min-w-0 flex-1 basis-64 gap-4">
          <Form
            key={face}
            method="post"
            action="/profile"
            encType="multipart/form-data"
            noValidate
            onSubmit={send}
            className="grid gap-4"
          >
            <PersonField />
            <Field
              label={face ? 'Another picture' : 'Your picture'}
              name="picture"
              type="file"
              accept={TAKEN_PICTURES}
              onChange={choose}
              report={isTooLarge ? { values: {}, errors: { picture: pictureProblems['too-large'] } } : report}
              hint="JPEG, PNG, HEIC, WebP, AVIF or GIF, at most 5 MB. You see it, and the people who run the site."
            />
            <div>
              <Button name="intent" value="save-picture" kind="secondary" busyLabel="Saving...">
                Save picture
              </Button>
            </div>
          </Form>
          {face && (
            <Form method="post" action="/profile">
              <PersonField />
              <Button name="intent" value="remove-picture" kind="tertiary" size="small" busyLabel="Removing...">
                Remove picture
              </Button>
            </Form>
          )}
        </div>
      </div>
    </Card>
  )
}
