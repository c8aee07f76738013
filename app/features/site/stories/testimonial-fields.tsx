import { useState, type ChangeEvent } from 'react'

import type { FormReport } from '#platform/form.ts'
import { MAX_PICTURE_BYTES } from '#platform/picture.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { SelectField } from '#ui/select-field.tsx'

import { ratingWords, storyLimits } from './story-limits.ts'
import { StoryPictureField } from './story-picture-field.tsx'
import { ratings } from './story-view.ts'
import { MAX_CONSENT_NOTE, type TypedTestimonial } from './testimonial.ts'

interface FieldsProps {
  /** What is there already; null for a new one. */
  readonly testimonial: Omit<TypedTestimonial, 'createdAt' | 'notedBy'> | null
  /** Today where the owner is, as an ISO date. */
  readonly today: string
  readonly report?: FormReport | undefined
}

const RATINGS = [
  { value: '', label: 'None was given' },
  ...ratings.map((rating, at) => ({ value: String(rating), label: `${rating}: ${ratingWords[at]}` })),
]

/** What somebody without an account said, and the note of their consent. */
export function TestimonialFields({ testimonial, today, report }: FieldsProps) {
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => setTooLarge((target.files?.[0]?.size ?? 0) > MAX_PICTURE_BYTES)
  return (
    <>
      <Field
        label="Name to show"
        name="name"
        autoComplete="off"
        maxLength={storyLimits.maxNameCharacters}
        defaultValue={testimonial?.name}
        hint="As they agreed to: a first name is enough."
        report={report}
      />
      <Field
        label="What they said"
        name="story"
        rows={7}
        defaultValue={testimonial?.text}
        hint={`In their own words, from ${storyLimits.minCharacters} to ${storyLimits.maxCharacters} characters.`}
        report={report}
      />
      <SelectField
        label="Rating"
        name="rating"
        optional
        options={RATINGS}
        defaultValue={testimonial?.rating ? String(testimonial.rating) : ''}
        hint="Only one that they gave themselves."
        report={report}
      />
      {testimonial?.picture && (
        <div className="grid justify-items-start gap-2">
          <Picture picture={testimonial.picture} alt={`Of ${testimonial.name}`} sizes="7rem" className="w-28 rounded-1" />
          <Checkbox name="noPicture" value="yes" label="Remove this picture" report={report} />
        </div>
      )}
      <StoryPictureField
        label={testimonial?.picture ? 'Another picture' : 'Picture'}
        isTooLarge={isTooLarge}
        onChange={choose}
        report={report}
      />
      <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
        <Field
          label="Agreed on"
          name="consentedOn"
          type="date"
          max={today}
          min="1990-01-01"
          defaultValue={testimonial?.consentedOn ?? today}
          report={report}
        />
        <Field
          label="How they agreed"
          name="consentHow"
          maxLength={MAX_CONSENT_NOTE}
          autoComplete="off"
          defaultValue={testimonial?.consentHow}
          hint="For example: Bea Lindgren, by e-mail, which is kept in our mailbox. Only you see this, and it is searched: note the full name here if it is not shown."
          report={report}
        />
      </div>
      <Checkbox
        name="consent"
        value="yes"
        defaultChecked={testimonial !== null}
        label="They agreed to all of this being published on this site, and know that they can take it back by writing to us."
        report={report}
      />
    </>
  )
}
