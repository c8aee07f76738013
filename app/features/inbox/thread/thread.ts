/** One thing that was said, answered or noted in a thread. */
export interface ThreadPart {
  readonly id: string
  /** The person who wrote to us, our assistant, a reply of the team, an answer that came by mail, a note of the team. */
  readonly from: 'person' | 'assistant' | 'reply' | 'answer' | 'note'
  readonly text: string
  /** Danger was recognised in it; of the assistant, it answers such a message. */
  readonly danger: boolean
  /** What a mail program put under an answer. */
  readonly quoted: string
  readonly subject: string
  /** Who of the team wrote it, and that account; null for others, and once it is gone. */
  readonly by: string | null
  readonly writtenBy: string | null
  /** The address that an answer came from. */
  readonly sender: string | null
  readonly attachments: readonly string[]
  readonly at: Date
  /** Whether the mail of a reply has gone, or was written to the outbox because there was no mail server; null where none goes. */
  readonly mail: 'waiting' | 'gone' | 'outbox' | null
}

/** A reply that is being written. */
export interface Draft {
  readonly subject: string
  readonly text: string
}
