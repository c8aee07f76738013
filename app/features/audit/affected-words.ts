import { healthParts, type HealthPart } from './health-access.ts'

/** One line of what was touched, as tables and notices show it. */
export interface TouchedLine {
  readonly userId: string
  readonly email: string
  readonly by: string
  readonly action: string
  readonly what: string
  readonly lastAt: Date
  readonly times: number
  readonly isCertain: boolean
}

export const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replace('T', ' ')} UTC`

/** “check-ins” of “check-in”; an act of the audit log is in words already. */
export const kindOf = (what: string) => (what in healthParts ? healthParts[what as HealthPart] : what)

export const columns = [
  'email',
  'account',
  'kind of data',
  'what was done',
  'by',
  'times, at most',
  'last',
  'certain',
  'notice',
] as const

/** A row of the table; the same in the file. */
export function rowOf(line: TouchedLine, notice: number | null): string[] {
  const { email, userId, what, action, by, times, lastAt, isCertain } = line
  return [
    email,
    userId,
    kindOf(what),
    action,
    by,
    String(times),
    lastAt.toISOString(),
    isCertain ? 'yes' : 'possibly',
    notice === null ? '' : String(notice),
  ]
}

/** People to whose data the same was done get the same notice. */
export interface NoticeGroup {
  /** The kinds of health data that were touched; none where only acts were done. */
  readonly kinds: ReadonlyArray<string>
  /** What was done with their accounts, in the words of the audit log. */
  readonly acts: ReadonlyArray<string>
  readonly emails: ReadonlyArray<string>
}

export function groupByKinds(lines: ReadonlyArray<TouchedLine>): NoticeGroup[] {
  const ofPerson = Map.groupBy(lines, ({ email }) => email)
  const people = [...ofPerson].map(([email, own]) => ({
    email,
    kinds: allOf(own.filter(({ what }) => what in healthParts)),
    acts: allOf(own.filter(({ what }) => !(what in healthParts))),
  }))
  const groups = Map.groupBy(people, ({ kinds, acts }) => JSON.stringify([kinds, acts]))
  return [...groups.values()].map(([first, ...others]) => ({
    kinds: first!.kinds,
    acts: first!.acts,
    emails: [first!, ...others].map(({ email }) => email),
  }))
}

const allOf = (lines: ReadonlyArray<TouchedLine>) => [...new Set(lines.map(({ what }) => kindOf(what)))].toSorted()

/** The columns of what was done to nobody by name. */
export const actColumns = ['what was done', 'by', 'times', 'last'] as const

/** A table for a terminal: columns as wide as their widest cell, without the number of the account. */
export function formatTable(rows: ReadonlyArray<ReadonlyArray<string>>, heads: ReadonlyArray<string> = columns): string {
  const shown = [heads, ...rows].map((row) => row.filter((_, at) => heads[at] !== 'account'))
  const widths = shown[0]!.map((_, at) => Math.max(...shown.map((row) => row[at]!.length)))
  return shown
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
