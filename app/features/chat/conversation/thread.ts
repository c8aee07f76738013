import { personLink } from '#content/chat/words.ts'
import type { Intent } from '#features/chat/core/intent.ts'

/** One thing that was said, as the panel shows it. */
export interface EntryView {
  readonly id: string
  readonly from: 'visitor' | 'assistant' | 'team'
  readonly text: string
  readonly intent: Intent | null
  /** The server does not have it: somebody in danger was answered beyond the limits of messages. */
  readonly isKept?: false
}

/** A conversation as its visitor sees it. */
export interface Thread {
  /** Null before the first message. */
  readonly sessionId: string | null
  readonly entries: readonly EntryView[]
  /** Nobody is asked twice. */
  readonly knowsEmail: boolean
  /** The team has been told that a person is wanted. */
  readonly personAsked: boolean
}

/** What the server has, and between it what was shown here and is not kept: an answer to somebody in danger goes from no screen because it was fetched anew. */
export function withUnsaved(saved: ReadonlyArray<EntryView>, shown: ReadonlyArray<EntryView>): EntryView[] {
  const entries = [...saved]
  for (const [place, entry] of shown.entries()) if (entry.isKept === false) entries.splice(place, 0, entry)
  return entries
}

/** Whether the last thing that was said leads to the form for a person. */
export const leadsToPerson = (entries: ReadonlyArray<EntryView>): boolean =>
  entries.at(-1)?.from === 'assistant' && entries.at(-1)!.text.includes(`](${personLink.path})`)
