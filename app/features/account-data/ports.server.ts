import type { ExportSection } from '#base/export-section.ts'
import type { Transaction } from '#platform/db.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

/** What export and erasure ask of every other feature. */
export interface AccountDataPorts {
  /** Who knows what is held about people. */
  readonly personalData: ReadonlyArray<DataContributor>
}

/** The person whom data is about. */
export interface DataSubject {
  readonly userId: string
  readonly email: string
  /** Without a proved address, what only carries the address may be somebody else’s: anybody can open an account for one. */
  readonly emailVerified: boolean
}

/** A stored file that belongs into an export. */
export interface ExportFile {
  /** Its name in the export: "pictures/story-1.webp". */
  readonly name: string
  readonly key: string
}

/** What becomes of a person’s rows when the account is erased. */
type Erasure =
  /** The database deletes them with the account’s row. */
  | { readonly how: 'cascade' }
  /** The contributor’s `erase` deletes them. */
  | { readonly how: 'step' }
  /** They stay and name nobody any more. */
  | { readonly how: 'anonymous' }
  /** They stay as they are, for this long, because of this duty: both are words for the person. */
  | { readonly how: 'kept'; readonly duty: string; readonly howLong: string }

/** How a table holds data about a person. One with rows about several people (an author, a reader) is named several times. */
export interface PersonalTable {
  /** As the database names it, with its schema where that is not “public”. */
  readonly table: string
  /** The columns that say whom a row is about. */
  readonly whose: readonly string[]
  /** Its one such column refers to a row of this table, and whomever that row is about, this one is about too. */
  readonly through?: string
  /** What it holds, in words for the person: the same words in several tables are shown once. */
  readonly what: string
  /** What one of its rows and several are called, where somebody is told how many there are. */
  readonly rows?: readonly [one: string, more: string]
  /**
   * How its rows are counted where its columns do not name the account: by this. Or, where nobody can tell whose they are, who may have
   * some: everybody, or only those who run the site.
   */
  readonly counted?: 'everybody' | 'owners' | ((services: ContributorServices, subject: DataSubject) => Promise<number>)
  /** Found by address alone: exported and erased only when the address is proved. */
  readonly byAddress?: true
  /** Every column is in the section but those `without`, each with a reason; or those in `only` are. */
  readonly exported:
    | { readonly section: string; readonly without?: Readonly<Record<string, string>> }
    | { readonly section: string; readonly only: readonly string[] }
    | { readonly not: string }
  readonly erased: Erasure
}

/** What whoever knows of personal data may use. */
export type ContributorServices = Pick<Infrastructure, 'broadcast' | 'db' | 'jobRecords' | 'jobs' | 'outbox'>

/** Knows what one part of the product holds about people. server/personal-data.ts collects these. */
export interface DataContributor {
  /** What it holds is there because there is an account: whoever has nothing else here has nothing besides it. */
  readonly comesWithAccount?: true
  readonly tables: ReadonlyArray<PersonalTable>
  readonly sections: (services: ContributorServices, subject: DataSubject) => Promise<ReadonlyArray<ExportSection>>
  readonly files?: (services: ContributorServices, subject: DataSubject) => Promise<ReadonlyArray<ExportFile>>
  /** Deletes what does not go by cascade, and returns the keys of stored files that go once the transaction has committed. */
  readonly erase?: (services: ContributorServices, tx: Transaction, subject: DataSubject) => Promise<ReadonlyArray<string>>
  /** Removes what stands outside the database, after the rows are gone. May be run again. */
  readonly eraseOutside?: (services: ContributorServices, subject: Pick<DataSubject, 'email' | 'emailVerified'>) => Promise<void>
}
