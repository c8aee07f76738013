/** How backups are, as far as whoever looks at the whole has to know. */
export interface BackupReport {
  /** When the last one that is whole was made; null where there is none yet. */
  readonly lastGoodAt: Date | null
  /** Since when backups are made here. */
  readonly since: Date
  /** How they are, for the owner. */
  readonly sentence: string
  /** How the changes of each minute are taken to the place; null where another database server does that. */
  readonly changes: ChangesReport | null
}

export interface ChangesReport {
  /** Where to. */
  readonly address: string
  /** Everything up to then is there; null while nothing is. */
  readonly until: Date | null
  /** What is wrong; null when all is well. */
  readonly failure: { readonly sentence: string; readonly since: Date } | null
}
