import type { FieldGroup } from './section-form.ts'

type Fields = Readonly<Record<string, string>>

/** Rows of a form that can be put in another order: for each its fields, by name, and in every row in the same order. */
export interface RowList {
  /** Tells it from other lists of its form. */
  readonly name: string
  /** What one of them is called: "link". */
  readonly one: string
  readonly rows: ReadonlyArray<readonly string[]>
}

/** What becomes of a row: it goes to another place, counted from 0, or (null) away. */
export interface RowMove {
  readonly from: number
  readonly to: number | null
}

/** What the fields of a list hold after a move; the others keep what they hold. What is removed leaves an empty row at the end. */
export function moveRow({ rows }: RowList, fields: Fields, { from, to }: RowMove): Record<string, string> {
  const typed = rows.map((names) => names.map((name) => fields[name] ?? ''))
  const moved = typed[from]
  if (!moved) return { ...fields }
  const others = typed.toSpliced(from, 1)
  const order = to === null ? [...others, moved.map(() => '')] : others.toSpliced(Math.max(0, to), 0, moved)
  const entries = rows.flatMap((names, row) => names.map((name, at) => [name, order[row]![at]!]))
  return { ...fields, ...Object.fromEntries(entries) }
}

/** The value of the button that does this to a row: `up:bar.2`. */
export function rowIntent({ name }: RowList, verb: 'up' | 'down' | 'remove', at: number): string {
  return `${verb}:${name}.${at}`
}

/** What the form holds once the button has been pressed that it names; null where it names none of a row. */
export function pressedRow(groups: ReadonlyArray<FieldGroup>, fields: Fields): Record<string, string> | null {
  const [, verb, name, row] = /^(up|down|remove):([a-z\d-]+)\.(\d{1,3})$/.exec(fields['intent'] ?? '') ?? []
  const list = groups.flatMap((group) => group.list ?? []).find((each) => each.name === name)
  const from = Number(row)
  if (!list || from >= list.rows.length) return null
  return moveRow(list, fields, { from, to: verb === 'remove' ? null : from + (verb === 'up' ? -1 : 1) })
}
