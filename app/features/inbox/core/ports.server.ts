import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What the inbox asks of features that hold conversations, and of whoever runs its mail server. */
export interface InboxPorts {
  /** Who keeps conversations that are shown elsewhere too; null while nobody does. */
  readonly threads: { readonly chat: ThreadSource | null }
  /** Recognises words of somebody in danger, or beside somebody who is. In doubt they are. */
  readonly isInDanger: (text: string) => Promise<boolean>
  /** Where answers to our mails come in; null where they go to the people who wrote. */
  readonly inbound: InboundMail | null
}

export interface InboundMail {
  /** "inbox@coach.example"; each thread’s own address has its token behind a plus. */
  readonly address: string
  /** What the mail server shows with each mail. */
  readonly secret: string
}

/** Something that was said in a conversation which is kept elsewhere. */
export interface ThreadEntry {
  readonly id: string
  readonly from: 'visitor' | 'assistant' | 'team'
  readonly text: string
  readonly at: Date
  /** Danger was recognised in it; of the assistant, it answers such a message. */
  readonly danger: boolean
}

/** Knows conversations of one sort by their refs: what was said, the oldest first, and how somebody of the team joins in; false where it is gone. */
export interface ThreadSource {
  readonly entries: (services: Pick<Infrastructure, 'db'>, ref: string) => Promise<readonly ThreadEntry[]>
  readonly reply: (
    services: Pick<Infrastructure, 'broadcast' | 'clock'>,
    tx: Transaction,
    ref: string,
    reply: { readonly text: string; readonly by: string },
  ) => Promise<boolean>
}
