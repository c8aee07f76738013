import type { Transaction } from './db.server.ts'
import type { Services } from './services.server.ts'

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
  entries(services: Services, ref: string): Promise<readonly ThreadEntry[]>
  reply(services: Services, tx: Transaction, ref: string, reply: { readonly text: string; readonly by: string }): Promise<boolean>
}
