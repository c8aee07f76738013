import type { Infrastructure } from '#platform/infrastructure.server.ts'

import { countOwnRows } from './own-rows.server.ts'
import type { AccountDataPorts, DataSubject, PersonalTable } from './ports.server.ts'

/** Something that a person has here, and how much of it: "31 check-ins, 2 lab reports". */
export interface OwnedData {
  readonly what: string
  readonly rows: string | null
}

/** What an erasure does, in the words of the contributors. */
export interface ErasurePlan {
  readonly goes: readonly OwnedData[]
  /** Stays without naming anybody. */
  readonly anonymous: readonly OwnedData[]
  readonly kept: ReadonlyArray<{ readonly what: string; readonly duty: string; readonly howLong: string }>
  /** Nothing was ever added to the account. */
  readonly isOnlyAccount: boolean
  /** What came with the address alone is nobody’s until it is proved. */
  readonly isAddressUnproved: boolean
}

/**
 * What there is of a person, and what becomes of it; nothing that they have not. Words that several tables share come once. Whether
 * something came with an address that is not proved is told to nobody: it may be another's.
 */
export async function planErasure(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'jobRecords' | 'broadcast' | 'outbox'> & AccountDataPorts,
  subject: DataSubject & { isAdmin: boolean },
): Promise<ErasurePlan> {
  const tables = services.personalData.flatMap((contributor) => contributor.tables)
  const withAccount = new Set(services.personalData.flatMap(({ comesWithAccount, tables }) => (comesWithAccount ? tables : [])))
  const counts = await countOwnRows(services, tables, subject)
  // Nobody can tell whose the rest of the site’s rows are: they are spoken of where somebody did something of their kind.
  const didSome = ({ erased }: PersonalTable, count: number | null) => erased.how === 'anonymous' && count !== null && count > 0
  const countOf = new Map(tables.map((table, at) => [table, counts[at] ?? null]))
  const worked = new Set(
    services.personalData
      .filter((contributor) => contributor.tables.some((table) => didSome(table, countOf.get(table) ?? null)))
      .flatMap((contributor) => (subject.isAdmin ? contributor.tables : [])),
  )
  const isUnproved = ({ byAddress }: PersonalTable) => byAddress === true && !subject.emailVerified
  const own = tables.flatMap((table, at) => {
    const count = counts[at] ?? null
    const isThere = count === null ? table.counted === 'everybody' || worked.has(table) : count > 0
    return isThere && !isUnproved(table) ? [{ ...table, count, isOfAccount: withAccount.has(table) }] : []
  })
  const { goes = [], anonymous = [], kept = [] } = Object.groupBy(own, ({ erased: { how } }) => fates[how])
  return {
    goes: thingsOf(goes),
    anonymous: thingsOf(anonymous),
    kept: kept.flatMap(({ what, erased }) =>
      erased.how === 'kept' ? [{ what, duty: erased.duty, howLong: erased.howLong }] : [],
    ),
    isOnlyAccount: own.every(({ isOfAccount }) => isOfAccount),
    isAddressUnproved: !subject.emailVerified,
  }
}

const fates = { cascade: 'goes', step: 'goes', anonymous: 'anonymous', kept: 'kept' } as const

type Counted = Pick<PersonalTable, 'what' | 'rows'> & { readonly count: number | null }

function thingsOf(tables: ReadonlyArray<Counted>): OwnedData[] {
  const byWords = Map.groupBy(tables, ({ what }) => what)
  return [...byWords].map(([what, parts]) => {
    const counted = parts.flatMap(({ rows, count }) => (rows && count ? [howMany(count, rows)] : []))
    return { what, rows: counted.length > 0 ? counted.join(', ') : null }
  })
}

function howMany(count: number, [one, more]: readonly [string, string]): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : more}`
}
