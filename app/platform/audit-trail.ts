import type { Transaction } from './db.server.ts'

/** Who did something: a person, somebody at the machine’s command line, or the product as its settings say. */
export type Actor = { readonly userId: string } | 'command' | 'system'

/** One act that is kept for good. */
export interface AuditEntry {
  readonly actor: Actor
  /** What was done, as “thing.done”. */
  readonly action: string
  /** The person it was done to. */
  readonly subjectId?: string | undefined
  /** Which thing, or how many. Never a content: no secret, no word that a person wrote, nothing of their health. */
  readonly details?: Readonly<Record<string, string | number | boolean>>
}

/** Keeps what was done by those who run the site. An entry is a row of the caller’s own transaction: the act and its entry, or neither. */
export interface AuditTrail {
  record(tx: Transaction, entry: AuditEntry): Promise<void>
}
