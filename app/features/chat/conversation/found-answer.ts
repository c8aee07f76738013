import type { Intent } from '#features/chat/core/intent.ts'
import type { HelpShown } from '#features/inbox/read-first/help-shown.ts'

/** What the assistant says to a message. */
export interface Answer {
  readonly message: string
  readonly intent: Intent
  /** What somebody in danger is told; undefined of any other answer, and where that is said again. */
  readonly help?: HelpShown
}

/** The same, with how it was found. */
export interface Found extends Answer {
  /** Nothing was found, or the message was not understood. */
  readonly isMissing?: boolean
  /** ISO 639-1, that of the message where a model knows it. */
  readonly language?: string | null
}
