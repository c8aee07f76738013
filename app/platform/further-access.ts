import type { Transaction } from './db.server.ts'

/**
 * Keeps something that leads into an account, or reads from it, without its password: a private address, for example. Whatever ends the
 * ways into an account ends this too. server/services.ts collects these, because they stand in features above the one that signs in.
 */
export interface FurtherAccess {
  /** As the database names it. */
  readonly table: string
  /** Ends all of it that a person has, or only what is for those who run the site. */
  end(tx: Transaction, userId: string, which: 'all' | 'of admins'): Promise<void>
}
