import { z } from 'zod'

import { isDay } from '#base/dates/local-day.ts'

import { StoryForm, StoryText } from './story.ts'

/** The longest note of how somebody agreed. */
export const MAX_CONSENT_NOTE = 300

/** What the owner types of somebody who has no account here, apart from the picture. Of the rating, none is an answer too. */
export const TestimonialForm = z.object({
  name: StoryForm.shape.name,
  story: z
    .string()
    .refine((text) => text.trim() !== '', { error: 'Please write what they said.', abort: true })
    .pipe(StoryText),
  rating: z
    .string()
    .regex(/^[1-5]?$/, 'Please choose a rating, or none.')
    .transform((rating) => (rating === '' ? null : Number(rating))),
  consentedOn: z.string().refine(isDay, 'Please say on which day they agreed.'),
  consentHow: z
    .string()
    .transform((how) => how.replace(/\s+/g, ' ').trim())
    .refine((how) => how !== '', { error: 'Please note how they agreed, so that you can show it.', abort: true })
    .refine((how) => how.length <= MAX_CONSENT_NOTE, `Please use at most ${MAX_CONSENT_NOTE} characters.`),
  consent: z.literal('yes', 'It can be published only with the consent of whoever said it.'),
})
export type TestimonialForm = z.output<typeof TestimonialForm>

/** A testimonial as its form shows it. */
export interface TypedTestimonial {
  readonly id: string
  /** What was saved, told apart from any other: a form that was made of something else takes the place of nothing. */
  readonly mark: string
  readonly name: string
  readonly text: string
  readonly rating: number | null
  readonly consentedOn: string
  readonly consentHow: string
  readonly isPublished: boolean
  readonly createdAt: Date
  /** Whoever noted it; null once their account is gone. */
  readonly notedBy: string | null
  readonly picture?: {
    readonly address: string
    readonly widths: readonly number[]
    readonly width: number
    readonly height: number
  }
}
