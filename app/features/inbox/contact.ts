import { z } from 'zod'

import { emailAddress, messageText, personName } from './core/words.ts'
import { stripMarkup } from './strip-markup.ts'

const stripped = { clean: stripMarkup }

/** What a visitor writes on /contact. Each field is stripped of markup first and only then held to its limits. */
export const ContactMessage = z.object({
  name: personName(stripped),
  email: emailAddress(stripped),
  message: messageText(stripped),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** Below this a form was filled faster than a person types. From 3 s on nothing is ever held for its timing. */
const FASTEST_PERSON_MS = 2000

/** What the page tells beside the message: the trap that people do not see, and how long the form was open. */
export interface BotSignals {
  /** What stands in the field that only machines fill. */
  readonly trap: string
  /** Milliseconds between opening the page and sending; null where no script could measure it. */
  readonly openForMs: number | null
}

export function botSignalsOf(fields: Readonly<Record<string, string | undefined>>): BotSignals {
  const measured = fields.openFor ? Number(fields.openFor) : Number.NaN
  return { trap: fields.subject ?? '', openForMs: Number.isFinite(measured) && measured >= 0 ? measured : null }
}

/** Such a message is kept for the owner to look at, but nobody is woken. */
export function looksLikeMachine({ trap, openForMs }: BotSignals): boolean {
  return trap.trim() !== '' || (openForMs !== null && openForMs < FASTEST_PERSON_MS)
}

export function tooManyMessages(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return `Too many messages came from your network. Please try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`
}
