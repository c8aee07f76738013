const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * The rows of a long table as text, as short as HTML allows: a row ends where the next begins, and so does a cell. `language` is that of the
 * headings, which are those of their rows because they begin them; what the cells of the table look like stands with the table (`.table-numbers`).
 */
export function plainRows(
  rows: ReadonlyArray<{ readonly heading: string; readonly cells: ReadonlyArray<string | number> }>,
  language: string | null,
): string {
  const lang = language === null ? '' : ` lang="${language}"`
  return rows
    .map(({ heading, cells }) => {
      const values = cells.map((cell) => `<td>${escaped(String(cell))}`)
      return `<tr><th${lang}>${escaped(heading)}${values.join('')}`
    })
    .join('')
}
