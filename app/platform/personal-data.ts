import type { Transaction } from './db.server.ts'
import type { Services } from './services.server.ts'

/** The person whom data is about. */
export interface DataSubject {
  readonly userId: string
  readonly email: string
  /** Without a proved address, what only carries the address may be somebody else’s: anybody can open an account for one. */
  readonly emailVerified: boolean
}

/** A cell of an export. Dates and instants are ISO 8601; units stand in the names of the columns. */
type ExportValue = string | number | boolean | null
type ExportRecord = Readonly<Record<string, ExportValue>>

/** One subject of an export: a list in its JSON and a CSV file of its own. */
export interface ExportSection {
  /** The name of its file: "health-entries". */
  readonly name: string
  /** One sentence on what it holds. */
  readonly about: string
  readonly columns: readonly string[]
  readonly records: readonly ExportRecord[]
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
  readonly counted?: 'everybody' | 'owners' | ((services: Services, subject: DataSubject) => Promise<number>)
  /** Found by address alone: exported and erased only when the address is proved. */
  readonly byAddress?: true
  /** Every column is in the section but those `without`, each with a reason; or those in `only` are. */
  readonly exported:
    | { readonly section: string; readonly without?: Readonly<Record<string, string>> }
    | { readonly section: string; readonly only: readonly string[] }
    | { readonly not: string }
  readonly erased: Erasure
}

/** Why the column that refers to the account is in no section. */
export const ACCOUNT_NUMBER = 'It is your account’s number, which stands in the section “account”.'

/** Knows what one part of the product holds about people. server/personal-data.ts collects these. */
export interface DataContributor {
  /** What it holds is there because there is an account: whoever has nothing else here has nothing besides it. */
  readonly comesWithAccount?: true
  readonly tables: ReadonlyArray<PersonalTable>
  sections(services: Services, subject: DataSubject): Promise<ReadonlyArray<ExportSection>>
  files?(services: Services, subject: DataSubject): Promise<ReadonlyArray<ExportFile>>
  /** Deletes what does not go by cascade, and returns the keys of stored files that go once the transaction has committed. */
  erase?(services: Services, tx: Transaction, subject: DataSubject): Promise<ReadonlyArray<string>>
  /** Removes what stands outside the database, after the rows are gone. May be run again. */
  eraseOutside?(services: Services, subject: Pick<DataSubject, 'email' | 'emailVerified'>): Promise<void>
}

/**
 * A section of what a query selected, by the names of its columns in the export. Instants become ISO 8601, lists one value with
 * spaces between.
 */
export function exportSection(
  { name, about, columns }: { name: string; about: string; columns: object },
  rows: ReadonlyArray<Readonly<Record<string, unknown>>>,
): ExportSection {
  const names = Object.keys(columns)
  const records = rows.map((row) => Object.fromEntries(names.map((name) => [name, plainValue(row[name])])))
  return { name, about, columns: names, records }
}

function plainValue(value: unknown): ExportValue {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.join(' ')
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(value)
}
