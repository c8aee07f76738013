/** Names of tests as one text. Where a name holds a comma (“Cholesterol, total”), a semicolon parts them; each stands once. */
export function joinNames(names: ReadonlyArray<string>): string {
  return [...new Set(names)].join(names.some((name) => name.includes(',')) ? '; ' : ', ')
}
