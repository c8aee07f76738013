/** A job that was not finished when a copy was made, in words that do not depend on what runs jobs. */
export interface CarriedJob {
  readonly name: string
  readonly payload: unknown
  readonly key: string | null
  /** An instant before which it must not run. */
  readonly startAfter: string | null
}

/**
 * What a restore leaves: to the first start after it, which does all of its work before anything is served, and then, as the last restore, to the page
 * of backups.
 */
export interface PendingRestore {
  /** Where it came from, and the instant whose state it is. */
  readonly from: string
  readonly stateOf: string
  readonly at: string
  readonly jobs: readonly CarriedJob[]
  /** Its jobs are queued and sessions ended already: a start was cut off behind that. */
  readonly isQueued?: boolean
  /** The database was only moved to another PostgreSQL, and nothing that happened since is missing: sessions and mails go on. */
  readonly isMove?: boolean
  /** Accounts that were erased after that instant. */
  readonly erase: readonly string[]
  /** What could not be brought back, in sentences. */
  readonly lost: readonly string[]
  /** The start has done its work: what is left is what there is to say. */
  readonly isDone?: boolean
  /** When an owner said that they have read what was lost. */
  readonly lostSeenAt?: string
}
