import type { z } from 'zod'

type Fields = Readonly<Record<string, string>>

/** The name of one field of a numbered row: `social-2-label`. */
export function nameOf(row: string, at: number, key: string): string {
  return `${row}-${at}-${key}`
}

/** Rows as flat fields, for a form to begin with. */
export function fillRows(row: string, rows: ReadonlyArray<Readonly<Record<string, string>>>): Record<string, string> {
  const entries = rows.flatMap((values, at) => Object.entries(values).map(([key, value]) => [nameOf(row, at, key), value]))
  return Object.fromEntries(entries)
}

/**
 * The rows that say something, in their order; a row whose every field is empty is none. What is wrong with a row is said
 * beside its field.
 */
export function readRows<Row>(
  fields: Fields,
  { row, count, schema }: { row: string; count: number; schema: z.ZodType<Row, Record<string, string>> & { shape: object } },
  refuse: (field: string, sentence: string) => void,
): Row[] {
  const rows: Row[] = []
  for (let at = 0; at < count; at += 1) {
    const values = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, fields[nameOf(row, at, key)] ?? '']))
    if (Object.values(values).every((value) => value.trim() === '')) continue
    const parsed = schema.safeParse(values)
    if (parsed.success) rows.push(parsed.data)
    else for (const { path, message } of parsed.error.issues) refuse(nameOf(row, at, String(path[0])), message)
  }
  return rows
}
