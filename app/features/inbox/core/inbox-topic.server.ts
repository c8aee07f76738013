import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** The broadcast’s topic on which every change of the inbox is told; a word is the id of an item, or empty for several. */
export const INBOX = 'inbox'

/** Everybody who has the inbox open hears of a change once it is committed. */
export function tellInbox({ broadcast }: Pick<Infrastructure, 'broadcast'>, tx: Transaction, id: string): Promise<void> {
  return broadcast.publish(tx, INBOX, id)
}
