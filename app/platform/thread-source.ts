import type { Transaction } from './db.server.ts'
import type { Services } from './services.server.ts'

export interface ThreadEntry {
  readonly id: string
  readonly from: 'visitor' | 'assistant' | 'team'
  readonly text: string
  readonly at: Date
}

/** A conversation that one part of the product keeps and another one shows and answers. */
export interface ThreadSource {
  entries(services: Services, ref: string): Promise<readonly ThreadEntry[]>
  reply(services: Services, tx: Transaction, ref: string, reply: { readonly text: string; readonly by: string }): Promise<void>
}
