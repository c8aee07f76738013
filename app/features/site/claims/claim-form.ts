import { z } from 'zod'

import { isDay } from '#base/dates/local-day.ts'

const MAX_SOURCE = 500
/** A sentence; the bounds of the texts that ship are far below. */
const MAX_TEXT = 600

const text = (none: string, max: number) =>
  z
    .string()
    .trim()
    .default('')
    .pipe(z.string().min(1, none).max(max, `Please use at most ${max} characters`))
const day = z.string().trim().default('')

/**
 * Where a claim is known from; of a legal text or a term, who read it.
 *
 * @param today an ISO date: nothing is true of a day that is yet to come
 */
function proof(today: string, isTerm: boolean) {
  return {
    source: text(isTerm ? 'Please say who read it' : 'Please say where you know it from', MAX_SOURCE),
    asOf: day
      .refine(isDay, 'Please enter the day of which this is true')
      .refine((asOf) => asOf <= today, 'This day is yet to come'),
    reviewOn: day
      .refine((on) => on === '' || isDay(on), 'Please enter a day, or leave this empty')
      .refine((on) => on === '' || on > today, 'Please enter a day that is yet to come')
      .transform((on) => (on === '' ? null : on)),
  }
}

/** What the form sends that confirms a claim. */
export const confirmForm = (today: string, isTerm = false) => z.object(proof(today, isTerm))

/** What the form sends that replaces a claim, or adds one. */
export const replaceForm = (today: string, isTerm = false) =>
  z.object({ text: text('Please write what you say instead', MAX_TEXT), ...proof(today, isTerm) })
