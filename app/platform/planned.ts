import type { Transaction } from './db.server.ts'
import type { Services } from './services.server.ts'

/**
 * Something grave that a person can set going in their account for a later day. Whoever was in the account for a while could have done it, so
 * a proof that the account is its person’s calls it off. server/services.ts collects these, because they stand in features above the one that
 * signs in.
 */
export interface Planned {
  /** Calls it off, and tells the person how to have it again; nothing where nothing was planned. */
  callOff(tx: Transaction, services: Services, userId: string): Promise<void>
}
