import { z } from 'zod'

import { dangerKinds, type DangerKind } from '#content/chat/danger/form.ts'
import { intents, type Intent } from '#features/chat/core/intent.ts'

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

/** What can be taken from an answer that has not the form that was asked for. */
export interface Verdict {
  readonly isEmergency: boolean
  readonly danger: readonly DangerKind[]
  readonly language: string | null
  /** Its words speak of an emergency, or of a number to call. */
  readonly isHinted: boolean
}

/** What an answer says of danger, whatever its form: cut off, or in prose, it is no answer, but its warning counts. */
export function verdictOf(text: string): Verdict {
  const named = /["']danger["']\s{0,9}:\s{0,9}\[([^\]]{0,500})/i.exec(text)?.[1]?.split(/[^a-z-]+/i) ?? []
  return {
    isEmergency: /["']intent["']\s{0,9}:\s{0,9}["']emergency/i.test(text),
    danger: dangerKinds.filter((kind) => named.includes(kind)),
    language: /["']language["']\s{0,9}:\s{0,9}["']([a-z]{2})["']/i.exec(text)?.[1]?.toLowerCase() ?? null,
    isHinted: /\b(?:emergency|emergencies|ambulance|suicid\w{0,9}|poison\w{0,9}|crisis|911|112|999|988)\b/i.test(text),
  }
}
