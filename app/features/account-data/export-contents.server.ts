import type { ExportSection } from '#base/export-section.ts'

import type { PersonalTable } from './ports.server.ts'

/** What an export of somebody has to say. */
export interface ExportContents {
  /** With something in them. */
  readonly filled: ReadonlyArray<ExportSection>
  /** What there is of them and no export holds: one line a reason, with the tables and columns behind it. */
  readonly leftOut: readonly string[]
}

/**
 * What an export says: nothing of what its person has not. `counts`: how many rows of each table are about them, as `countOwnRows` says.
 * What is done for the site (it outlives its person without their name) is spoken of only to somebody who did some of it.
 */
export function contentsOf(
  tables: ReadonlyArray<PersonalTable>,
  sections: ReadonlyArray<ExportSection>,
  counts: ReadonlyArray<number | null>,
): ExportContents {
  const filled = sections.filter(({ records }) => records.length > 0)
  const ofSite = sectionsOfSite(tables)
  const didSome = filled.some(({ name }) => ofSite.has(name))
  const names = new Set(filled.map(({ name }) => name))
  const concerned = tables.filter((table, at) => {
    if (isOfSite(table) && !didSome) return false
    return 'section' in table.exported ? names.has(table.exported.section) : counts[at] !== 0
  })
  return { filled, leftOut: reasonsOf(concerned) }
}

function isOfSite({ erased, counted }: PersonalTable): boolean {
  return counted === 'owners' || (erased.how === 'anonymous' && counted === undefined)
}

/** Those of which no table is about a person’s own life. */
function sectionsOfSite(tables: ReadonlyArray<PersonalTable>): Set<string> {
  const named = tables.flatMap((table) => ('section' in table.exported ? [{ table, section: table.exported.section }] : []))
  const own = new Set(named.filter(({ table }) => !isOfSite(table)).map(({ section }) => section))
  return new Set(named.map(({ section }) => section).filter((section) => !own.has(section)))
}

function reasonsOf(tables: ReadonlyArray<PersonalTable>): string[] {
  const byReason = new Map<string, Set<string>>()
  const note = (why: string, what: string) => byReason.set(why, (byReason.get(why) ?? new Set()).add(what))
  for (const { table, exported } of tables) {
    if ('not' in exported) note(exported.not, table)
    else if ('section' in exported && 'without' in exported)
      for (const [column, why] of Object.entries(exported.without ?? {})) note(why, `${table}.${column}`)
  }
  return [...byReason].map(([why, names]) => `${why} (${[...names].join(', ')})`)
}
