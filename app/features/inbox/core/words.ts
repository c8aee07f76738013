import { z } from 'zod'

const NAME = /^[\p{L}\p{M} .'’-]+$/u

interface WordsRule {
  readonly min?: number
  readonly max: number
  /** What is done to the text before it is held to its limits; white space at its ends goes in any case. */
  readonly clean?: (typed: string) => string
}

/** Text that must be there and has at most `max` characters, counted as people count them: an emoji of one code point is one. */
export function words(field: string, { min = 1, max, clean = (typed) => typed }: WordsRule) {
  return z
    .string(`${field} is required`)
    .transform((typed) => clean(typed).trim())
    .refine((text) => text !== '', { error: `${field} is required`, abort: true })
    .refine((text) => length(text) >= min, { error: `${field} must be at least ${min} characters`, abort: true })
    .refine((text) => length(text) <= max, { error: `${field} must not exceed ${max} characters`, abort: true })
}

/** A person’s name: letters of any alphabet, and what stands between them. */
export function personName(rule: Pick<WordsRule, 'clean'> = {}) {
  return words('Name', { max: 100, ...rule }).refine((name) => NAME.test(name), 'Name format is invalid')
}

/** An address to answer to, in lower case. */
export function emailAddress(rule: Pick<WordsRule, 'clean'> = {}) {
  return words('Email', { max: 320, ...rule })
    .transform((email) => email.toLowerCase())
    .pipe(z.email('Email format is invalid'))
}

export function messageText(rule: Pick<WordsRule, 'clean'> = {}) {
  return words('Message', { min: 10, max: 2000, ...rule })
}

function length(text: string): number {
  return [...text].length
}
