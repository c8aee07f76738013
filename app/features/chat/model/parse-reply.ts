import { z } from 'zod'

import { dangerKinds, type DangerKind } from '#content/chat/danger/form.ts'
import { intents, type Intent } from '#features/chat/intent/intent.ts'

const Reply = z.object({
  message: z.string().trim().min(1),
  intent: z.enum(intents),
  // What is no kind of ours is left out; that there is danger then says the intent.
  danger: z
    .array(z.unknown())
    .catch([])
    .transform((named) => dangerKinds.filter((kind) => named.includes(kind))),
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullable()
    .catch(null),
  used: z.array(z.int()).max(50).catch([]),
})

export interface ParsedReply {
  readonly message: string
  readonly intent: Intent
  /** What somebody is in danger of. */
  readonly danger: readonly DangerKind[]
  /** ISO 639-1, that of the message. */
  readonly language: string | null
  /** Numbers of passages, from 1. */
  readonly used: readonly number[]
}

/** A model’s answer by its schema; null when it is none. A fence around it, or words before it, leave no doubt about the meaning. */
export function parseReply(text: string, jsonOf: (json: string) => unknown): ParsedReply | null {
  const whole = jsonOf(text.trim())
  const inside = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  const parsed = Reply.safeParse(whole ?? jsonOf(inside))
  return parsed.success ? parsed.data : null
}
