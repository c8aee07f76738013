import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { MailMessage } from '#platform/mail.server.ts'

import type { MissingFiles } from './file-store.ts'
import type { Resolved } from './resolved-services.ts'
import type { ServiceName } from './service-kinds.ts'

/** What the owner’s pages ask of the services in use: whoever runs them stands in server/services.ts. */
export interface OutsideServicesPorts {
  readonly outside: OutsideServices
  readonly address: MovableAddress
}

/** What came of asking a service once, in a sentence for the owner. */
export interface Trial {
  readonly ok: boolean
  readonly sentence: string
}

export interface OutsideServices {
  /** The variables that the operator set: they win over what is typed. */
  readonly variables: ReadonlySet<string>
  /** Whether servers of the own network may be named. */
  readonly allowPrivate: boolean
  /** Whether each is in use, whoever set it up. */
  inUse(name: ServiceName): boolean
  /** Takes up the settings as the database has them, here and now; other replicas hear of a change by themselves. */
  reload(): Promise<void>
  /** Asks a service once with settings that need not be saved; null: with those in use. `to` is where a mail for trying goes; null: none is sent. */
  tryOut<Name extends ServiceName>(name: Name, settings: Resolved[Name] | null, to: string | null): Promise<Trial>
  /** Goes on with a move of the files, for a while; deletes what a store did not delete before. */
  moveFiles(services: Pick<Infrastructure, 'audit' | 'broadcast' | 'clock' | 'db' | 'jobs' | 'log'>): Promise<void>
  /** What the folder would not have, or has not, without the bucket; null where it has every file. */
  missingFiles(): Promise<MissingFiles | null>
  /** Sends a mail by the mail server that was in use before it was changed lately; false where there is none, or it does not take it. */
  sendByPrevious(message: MailMessage): Promise<boolean>
  /** Writes a mail to the outbox, where every owner finds it, whatever mail server is in use. */
  keepMail(message: MailMessage): Promise<void>
  /** Looks whether the service in use answers, and counts that as a use; nothing where none is in use. */
  check(name: 'mail' | 'payments' | 'files'): Promise<void>
  /** Counts a use that went well, or why one failed. */
  noteUse(name: ServiceName, failure: string | null): void
}

/** The address of the site, which its owner can move; where it stands now, `services.site` says. */
export interface MovableAddress {
  /** Whether the operator set it, as SITE_URL: nothing is typed then. */
  readonly isFixed: boolean
  /** The new address and until when it is tried, while no owner has signed in there. */
  pending(): { readonly origin: string; readonly until: Date } | null
  /** Whether this installation is the one that answers at an address. */
  probe(origin: string): Promise<Trial>
  /** Takes up what the database says, here and now; other replicas hear of it by themselves. */
  reload(): Promise<void>
}
