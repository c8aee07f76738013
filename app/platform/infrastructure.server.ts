import type { TextModel } from './ai.server.ts'
import type { AuditTrail } from './audit-trail.ts'
import type { Broadcast } from './broadcast.server.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db.server.ts'
import type { OutboundFetch } from './fetch.server.ts'
import type { FilePlaces, Files } from './files.server.ts'
import type { JobRecords } from './job-records.server.ts'
import type { Jobs } from './jobs.server.ts'
import type { Log } from './log.server.ts'
import type { Mailer } from './mail.server.ts'
import type { Payments } from './payments.server.ts'
import type { Places } from './places.server.ts'
import type { RateLimits } from './rate-limit.server.ts'
import type { ReadingThreads } from './reading-threads.server.ts'
import type { StreamShares } from './stream-share.server.ts'

/** The machinery that code of the product may reach outside itself. Built once, in server/services.ts; what takes it names what it needs of it. */
export interface Infrastructure {
  readonly db: Database
  readonly jobs: Jobs
  readonly jobRecords: JobRecords
  readonly places: Places
  /** Who takes payments; null where the operator set nobody. */
  readonly payments: Payments | null
  /** What was done by those who run the site. */
  readonly audit: AuditTrail
  readonly mail: Mailer
  readonly files: Files
  readonly filePlaces: FilePlaces
  readonly broadcast: Broadcast
  readonly limits: RateLimits
  /** How many streams of events this process keeps open. */
  readonly streams: StreamShares
  readonly fetch: OutboundFetch
  /** Where what strangers bring is read. */
  readonly readers: ReadingThreads
  /** The language model in use; null where the operator named none. */
  readonly ai: TextModel | null
  readonly clock: Clock
  readonly log: Log
  readonly site: Site
  /** For signing and hashing. Never shown, never logged. */
  readonly secret: string
  /** The folder of mails that were written instead of sent, which may hold some from before a mail server was set up; null where there is none. */
  readonly outbox: string | null
  /** Whether a mail server is in use: without one, mails are written to the outbox and reach nobody. */
  readonly sendsMail: boolean
  /** Aborted as soon as this process shall stop: what waits, or streams, ends then. */
  readonly stopping: AbortSignal
  /** What is in use behind the names above, for the owner's page. */
  readonly parts: ReadonlyArray<Part>
}

export interface Site extends SiteAddress {
  /** What the site calls itself, for mails: its owner can change it. */
  readonly name: () => Promise<string>
}

/**
 * Where the product is served. Links in mails, canonical links and cookies come from here, never from a request. The owner can move the site:
 * read it where it is used.
 */
export interface SiteAddress {
  /** Without a trailing slash: "https://coach.example". */
  readonly origin: string
  /** Every address at which pages are served and forms are taken now, `origin` first: more than one while the site moves. */
  readonly origins: readonly string[]
  /** Plain http on a name other than localhost, allowed by the operator: cookies then lose `Secure` and `__Host-`. */
  readonly insecure: boolean
}

/** One outside service and what stands behind it. */
export interface Part {
  readonly name: string
  readonly inUse: string
  readonly embedded: boolean
  readonly howToChange: string
}
