/**
 * The beginning of a text in at most so many UTF-16 units, with an ellipsis where something was left out.
 * It ends behind a whole word where one ends in its second half, and never in half a character.
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most - 1)
  const atWord = head.slice(0, Math.max(head.search(/\s\S*$/), 0))
  const kept = atWord.length > most / 2 ? atWord : head.replace(/[\uD800-\uDBFF]$/, '')
  return `${kept.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}
