import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react'
import { Form } from 'react-router'

import { PersonField } from '#features/identity/core/person-field.tsx'
import { HealthDataLink } from '#features/site/core/health-data-link.tsx'
import type { FormReport } from '#platform/form.ts'
import { MAX_PICTURE_BYTES } from '#platform/picture.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'

import { RatingField } from './rating-field.tsx'
import { storyLimits } from './story-limits.ts'
import { StoryPictureField } from './story-picture-field.tsx'

type StoryFormProps = {
  report?: FormReport | undefined
  /** What the member is called elsewhere on the site. */
  knownName: string
  /** Milliseconds since the page was opened. */
  openFor: () => number
}

const { minCharacters, maxCharacters } = storyLimits

/** A member’s story. Works without a script; with one, a picture that is too large is told of before it is sent. */
export function StoryForm({ report, knownName, openFor }: StoryFormProps) {
  const measured = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setTooLarge((target.files?.[0]?.size ?? 0) > MAX_PICTURE_BYTES)
  const send = (event: SubmitEvent) => {
    if (isTooLarge) event.preventDefault()
    // Who corrects a refused form may be quick.
    if (measured.current) measured.current.value = report ? '' : String(Math.round(openFor()))
  }
  return (
    <Form
      method="post"
      action="/stories/new"
      encType="multipart/form-data"
      noValidate
      className="grid max-w-measure gap-6"
      onSubmit={send}
    >
      <PersonField />
      <Field
        label="Story"
        name="story"
        rows={9}
        report={report}
        hint={`What you changed, and what came of it. From ${minCharacters} to ${maxCharacters} characters.`}
      />
      <RatingField report={report} />
      <Field
        label="Name to show"
        name="name"
        autoComplete="name"
        defaultValue={knownName}
        report={report}
        hint="As it appears under your story: a first name is enough."
      />
      <StoryPictureField
        label="Picture"
        about="Of yourself, if you like. "
        isTooLarge={isTooLarge}
        onChange={choose}
        report={report}
      />
      <Checkbox
        name="consent"
        value="yes"
        report={report}
        label="I consent to all of this being published on this site. I can take it back here at any time."
      />
      <div className="vh" aria-hidden="true">
        <label htmlFor="story-subject">Subject: please leave this empty</label>
        <input id="story-subject" name="subject" tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="openFor" ref={measured} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button busyLabel="Sending...">Send your story</Button>
        <HealthDataLink />
      </div>
    </Form>
  )
}
