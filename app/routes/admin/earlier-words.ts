import { instantLabel } from './instant-label.ts'

/** The names of the fields of the form that puts an earlier version back. */
export const RESTORE = 'restore'
export const VERSION = 'version'

/** An earlier version, as a page offers it. */
export interface EarlierNote {
  readonly id: string
  /** What was changed, when and by whom. */
  readonly words: string
  /** In what it differs from what stands there now: “Differs in: Name (“Ann’s house”), Summary and 2 more.” Empty when nobody can say. */
  readonly differs: string
}

interface Ended {
  readonly id: string
  readonly endedAt: Date
  readonly endedBy: string | null
}

/** Says when a version ended and by whom: “changed on Fri 20 Nov 2026, 09:30 by Ann”. */
export type WhenAndWho = (version: Omit<Ended, 'id'>, intent?: string) => string

/** `names` are those of accounts; whose account is gone is named by nobody. */
export function whenAndWho(names: ReadonlyMap<string, string>, timeZone: string | null): WhenAndWho {
  return ({ endedAt, endedBy }, intent = 'changed') => {
    const name = endedBy === null ? undefined : names.get(endedBy)
    return `${intent} on ${instantLabel(endedAt, timeZone)}${name === undefined ? '' : ` by ${name}`}`
  }
}

/** What a page of settings says of what stood there before each of the last changes. */
export function earlierNotes<Version extends Ended>(
  versions: ReadonlyArray<Version>,
  written: WhenAndWho,
  differs: (version: Version) => string,
): EarlierNote[] {
  return versions.map((version) => ({
    id: version.id,
    words: `This was ${written(version)}. The earlier version is kept.`,
    differs: differs(version),
  }))
}

/** How many differences are named. */
const NAMED = 3

/** As much of a value is quoted. */
const QUOTED = 40

/** In which of the labelled values two versions differ, in a few words, and what the first of them said. */
export function differences(
  then: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): string {
  const changed = Object.keys(labels).filter((key) => JSON.stringify(then[key] ?? null) !== JSON.stringify(now[key] ?? null))
  const [first] = changed
  const said = first === undefined ? null : shortened(then[first])
  const named = [...new Set(changed.map((key) => labels[key]!))]
  if (said !== null) named[0] += ` (${said})`
  if (named.length === 0) return 'It is the same as what is here now.'
  const more = named.length - NAMED
  const shown = named.slice(0, more === 1 ? NAMED + 1 : NAMED).join(', ')
  return `Differs in: ${shown}${more > 1 ? ` and ${more} more` : ''}.`
}

/** Values of a form as they are compared: of an upload nobody reads what is stored of it. */
export function comparable(values: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.startsWith('{"key":') ? [value] : value]))
}

function shortened(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return 'empty'
  if (typeof value !== 'string') return null
  const line = value.trim().replaceAll(/\s+/g, ' ')
  if (line === '') return 'empty'
  return `“${line.length > QUOTED ? `${line.slice(0, QUOTED - 1).trimEnd()}…` : line}”`
}

/** What the page after putting something back says. */
export function restoredToast(isBack: boolean, what: string) {
  if (!isBack)
    return {
      title: 'That version is gone',
      text: 'Somebody put it back, or the settings were changed since.',
      kind: 'error',
    } as const
  return { title: `${what} put back`, text: 'What stood here until now is kept in its turn.' }
}
