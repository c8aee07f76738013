import type { Transaction } from './db.server.ts'

/** A word to every replica (PostgreSQL LISTEN/NOTIFY), sent when the caller's transaction commits. Payloads are short and hold no personal data. */
export interface Broadcast {
  publish(tx: Transaction, topic: string, payload?: string): Promise<void>
  /** Calls back for each word on the topic; also once, with null, whenever words may have been missed (reconnect). */
  subscribe(topic: string, listener: (payload: string | null) => void): () => void
}
