/** “1 product”, “1,200 products”. */
export function formatProducts(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en')} products`
}

/** “2 products added, 1 changed.”, without what did not happen. */
export function formatSaved({ added, changed }: { readonly added: number; readonly changed: number }): string {
  if (added === 0) return `${formatProducts(changed)} changed.`
  const more = changed > 0 ? `, ${changed.toLocaleString('en')} changed` : ''
  return `${formatProducts(added)} added${more}.`
}

const NAMED = 5

/** What became of an import that was taken back; `left` are the names of those that were edited since. */
export function formatUndone({ undone, left }: { readonly undone: number; readonly left: ReadonlyArray<string> }): string {
  const said = undone > 0 ? [`${formatProducts(undone)} as before the import: what it added is gone.`] : []
  const more = left.length > NAMED ? ` and ${(left.length - NAMED).toLocaleString('en')} more` : ''
  if (left.length > 0) said.push(`Edited since, and left: ${left.slice(0, NAMED).join(', ')}${more}.`)
  return said.join(' ') || 'Its products were already deleted.'
}
