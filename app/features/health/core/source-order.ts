import { labelInText, vitalNames, type VitalName } from '#features/health/core/vitals.ts'

import type { SourceKind, SourcesOfDay } from './source.ts'

interface NamedSource {
  readonly id: string
  readonly kind: SourceKind
  /** As the file names it. */
  readonly name: string
}

/** The sources of one number, the first that counts first. */
export interface OrderedSources {
  readonly metric: VitalName
  readonly sources: ReadonlyArray<NamedSource>
}

/** Of one day: the source of each number that came in a file. */
export type ImportedNumbers = Readonly<Partial<Record<VitalName, Pick<NamedSource, 'kind' | 'name'>>>>

/** A list with one of it moved by a place; null where it is not in it, or there is no such place. */
export function moved<Item>(list: ReadonlyArray<Item>, item: Item, by: -1 | 1): Item[] | null {
  const from = list.indexOf(item)
  const to = from + by
  if (from < 0 || to < 0 || to >= list.length) return null
  const next = list.filter((other) => other !== item)
  next.splice(to, 0, item)
  return next
}

/** What makers are called. */
export const makers: Readonly<Record<SourceKind, string>> = {
  'apple-health': 'Apple Health',
  oura: 'Oura',
  whoop: 'WHOOP',
  garmin: 'Garmin',
  withings: 'Withings',
  csv: 'CSV',
}

/** “Ann’s Apple Watch, Apple Health”; “Oura”. */
export function formatSource({ kind, name }: Pick<NamedSource, 'kind' | 'name'>): string {
  return name === makers[kind] ? name : `${name}, ${makers[kind]}`
}

/** “Oura: sleep, HRV”: which numbers of a day came from where, by what its sources are called. */
export function fromSources(sources: SourcesOfDay, names: ReadonlyMap<string, string>): string[] {
  const given = vitalNames.flatMap((metric) => {
    const name = names.get(sources[metric] ?? '')
    return name === undefined ? [] : [{ name, label: labelInText(metric) }]
  })
  return [...Map.groupBy(given, ({ name }) => name)].map(([name, its]) => `${name}: ${its.map(({ label }) => label).join(', ')}`)
}
