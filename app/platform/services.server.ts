import { createContext } from 'react-router'

import type { ActivitySource } from './activity.ts'
import type { TextModel } from './ai.server.ts'
import type { AuditTrail } from './audit-trail.ts'
import type { Broadcast } from './broadcast.server.ts'
import type { Clock } from './clock.ts'
import type { Database } from './db.server.ts'
import type { OutboundFetch } from './fetch.server.ts'
import type { Files } from './files.server.ts'
import type { FurtherAccess } from './further-access.ts'
import type { JobRecords } from './job-records.server.ts'
import type { Jobs } from './jobs.server.ts'
import type { PageContributor } from './listed-pages.ts'
import type { Log } from './log.server.ts'
import type { Mailer } from './mail.server.ts'
import type { Payments } from './payments.server.ts'
import type { DataContributor } from './personal-data.ts'
import type { Places } from './places.server.ts'
import type { Planned } from './planned.ts'
import type { PublishedTextContributor } from './published-texts.ts'
import type { RateLimits } from './rate-limit.server.ts'
import type { ReadingThreads } from './reading-threads.server.ts'
import type { SourceTextContributor } from './source-texts.ts'
import type { StreamShares } from './stream-share.server.ts'
import type { ThreadSource } from './thread-source.ts'

/** Everything that code of the product may reach outside itself. Built once, in server/services.ts. */
export interface Services {
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
  readonly broadcast: Broadcast
  readonly limits: RateLimits
  /** How many streams of events this process keeps open. */
  readonly streams: StreamShares
  readonly fetch: OutboundFetch
  /** Where what strangers bring is read. */
  readonly readers: ReadingThreads
  /** The language model in use; null where the operator named none. */
  readonly ai: TextModel | null
  /** How many tokens visitors may use of it in a day (UTC), all of them together. */
  readonly aiTokensPerDay: number
  /** How much of files in imports that are under way: of one member, and of all together, in bytes. */
  readonly importBytes: { readonly ofMember: number; readonly inAll: number }
  /** How long a visitor waits for it in all before they are answered without it, in milliseconds. */
  readonly aiPatienceMs: number
  readonly clock: Clock
  readonly log: Log
  readonly site: Site
  /** Who knows the pages that anybody may find. */
  readonly pages: ReadonlyArray<PageContributor>
  /** Who has texts that articles can be made of. */
  readonly sourceTexts: ReadonlyArray<SourceTextContributor>
  /** Who knows what public pages say. */
  readonly publishedTexts: ReadonlyArray<PublishedTextContributor>
  /** Who knows what people have done, the more telling first. */
  readonly activity: ReadonlyArray<ActivitySource>
  /** Who knows what is held about people. */
  readonly personalData: ReadonlyArray<DataContributor>
  /** What leads into an account without its password, and stands in features above the one that signs in. */
  readonly furtherAccess: ReadonlyArray<FurtherAccess>
  /** What somebody can have set going for a later day, which a proof that an account is its person’s calls off. */
  readonly planned: ReadonlyArray<Planned>
  /** Who keeps conversations that are shown elsewhere too; null while nobody does. */
  readonly threads: { readonly chat: ThreadSource | null }
  /** Recognises words of somebody in danger, or beside somebody who is. In doubt they are. */
  readonly isInDanger: (text: string) => Promise<boolean>
  /** Where answers to our mails come in; null where they go to the people who wrote. */
  readonly inbound: InboundMail | null
  /** For signing and hashing. Never shown, never logged. */
  readonly secret: string
  /** What hashing a password costs; the same object all the time. */
  readonly passwordCost: HashCost
  /** Whether people may choose one of the most used passwords: the operator said so. */
  readonly allowCommonPasswords: boolean
  /** The folder of mails that were written instead of sent, which may hold some from before a mail server was set up; null where there is none. */
  readonly outbox: string | null
  /** Whether a mail server is in use: without one, mails are written to the outbox and reach nobody. */
  readonly sendsMail: boolean
  /** Aborted as soon as this process shall stop: what waits, or streams, ends then. */
  readonly stopping: AbortSignal
  /** What is in use behind the names above, for the owner's page. */
  readonly parts: ReadonlyArray<Part>
}

/** Cost of scrypt: N as a power of 2, size of a block, and how many at once. */
export interface HashCost {
  readonly log2N: number
  readonly r: number
  readonly p: number
}

export interface InboundMail {
  /** "inbox@coach.example"; each thread’s own address has its token behind a plus. */
  readonly address: string
  /** What the mail server shows with each mail. */
  readonly secret: string
}

export interface Site extends SiteAddress {
  /** What the site calls itself, for mails: its owner can change it. */
  readonly name: () => Promise<string>
}

/** Where the product is served. Links in mails, canonical links and cookies come from here, never from a request. */
export interface SiteAddress {
  /** Without a trailing slash: "https://coach.example". */
  readonly origin: string
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

/** The key under which routes find the services in React Router's context. */
export const servicesContext = createContext<Services>()
