import type { DataContributor, PersonalTable } from '#platform/personal-data.ts'

/** What an erasure does, in the words of the contributors. */
export interface ErasurePlan {
  readonly goes: readonly string[]
  /** Stays without naming anybody. */
  readonly anonymous: readonly string[]
  readonly kept: ReadonlyArray<{ readonly what: string; readonly duty: string; readonly howLong: string }>
  /** Would go, but only once the address is proved. */
  readonly unproved: readonly string[]
}

/** Reads the contributors’ tables for somebody whose address is proved or not. Words that several tables share come once. */
export function planErasure(contributors: ReadonlyArray<DataContributor>, emailVerified: boolean): ErasurePlan {
  const tables = contributors.flatMap(({ tables }) => tables)
  const isUnproved = ({ byAddress }: PersonalTable) => byAddress === true && !emailVerified
  const wordsOf = (which: (table: PersonalTable) => boolean) => [...new Set(tables.filter(which).map(({ what }) => what))]
  return {
    goes: wordsOf((table) => ['cascade', 'step'].includes(table.erased.how) && !isUnproved(table)),
    anonymous: wordsOf(({ erased }) => erased.how === 'anonymous'),
    kept: tables.flatMap(({ what, erased }) =>
      erased.how === 'kept' ? [{ what, duty: erased.duty, howLong: erased.howLong }] : [],
    ),
    unproved: wordsOf(isUnproved),
  }
}
