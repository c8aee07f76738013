import { z } from 'zod'

import { stripMarkup } from './strip-markup.ts'

const NAME = /^[\p{L}\p{M} .'’-]+$/u

/** What a visitor writes on /contact. Each field is stripped of markup first and only then held to its limits. */
export const ContactMessage = z.object({
  name: words('Name', { max: 100 }).refine((name) => NAME.test(name), 'Name format is invalid'),
  email: words('Email', { max: 320 })
    .transform((email) => email.toLowerCase())
    .pipe(z.email('Email format is invalid')),
  message: words('Message', { min: 10, max: 2000 }),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** Text that must be there and has at most `max` characters, counted as people count them: an emoji of one code point is one. */
function words(field: string, { min = 1, max }: { min?: number; max: number }) {
  return z
    .string(`${field} is required`)
    .transform(stripMarkup)
    .refine((text) => text !== '', { error: `${field} is required`, abort: true })
    .refine((text) => length(text) >= min, { error: `${field} must be at least ${min} characters`, abort: true })
    .refine((text) => length(text) <= max, { error: `${field} must not exceed ${max} characters`, abort: true })
}

function length(text: string): number {
  return [...text].length
}

/** Below this a form was filled faster than a person types. From 3 s on nothing is ever held for its timing. */
const FASTEST_PERSON_MS = 2000

/** What the page tells beside the message: the trap that people do not see, and how long the form was open. */
export interface FormSigns {
  /** What stands in the field that only machines fill. */
  readonly trap: string
  /** Milliseconds between opening the page and sending; null where no script could measure it. */
  readonly openForMs: number | null
}

export function formSigns(fields: Readonly<Record<string, string | undefined>>): FormSigns {
  const measured = fields.openFor ? Number(fields.openFor) : Number.NaN
  return { trap: fields.subject ?? '', openForMs: Number.isFinite(measured) && measured >= 0 ? measured : null }
}

/** Such a message is kept for the owner to look at, but nobody is woken. */
export function looksLikeMachine({ trap, openForMs }: FormSigns): boolean {
  return trap.trim() !== '' || (openForMs !== null && openForMs < FASTEST_PERSON_MS)
}

/** What the sender is told. */
export const contactWords = {
  received: { title: 'Message Sent!', text: "Thank you for reaching out. We'll get back to you soon." },
  refused: { title: 'Validation Error', text: 'Please correct the errors in the form.' },
  failed: { title: 'Error', text: 'Something went wrong. Please try again.' },
} as const

export function tooManyMessages(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return `Too many messages came from your network. Please try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`
}
