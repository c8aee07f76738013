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
