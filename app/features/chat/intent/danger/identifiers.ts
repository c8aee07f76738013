/** A hexadecimal identifier has so many digits and letters at least, so many of them figures. Shorter ones may be words in which figures stand for letters. */
const HEX = { shortest: 8, fewestFigures: 2 }
/** Of any letters: groups of figures and of letters by turns, at least so many, the letters in groups that are no words. */
const MIXED = { fewestGroups: 5, longestLetters: 3 }
/** “10mg20mg30mg” is a list of amounts. */
const UNITS = /^(?:m?g|mcg|ug|kg|m?l|iu|ie|x|h|d)$/

/**
 * Letters and figures without a space between them, but for identifiers of orders, parcels or records, which say nothing in any language: in what
 * looks at words that are typed wrongly, and at figures that stand for letters, one UUID of twelve spoke of a danger. What is joined to one stays.
 * @param run in small letters, with dashes
 */
export function withoutIdentifiers(run: string): string {
  if (isIdentifier(run)) return ' '
  return run
    .split('-')
    .map((part) => (isIdentifier(part) ? ' ' : part))
    .join('-')
}

const isIdentifier = (run: string) => isHexadecimal(run) || isMixed(run)

function isHexadecimal(run: string): boolean {
  if (!/^[\da-f_-]+$/.test(run) || !/[a-f]/.test(run)) return false
  const characters = run.replaceAll(/[-_]/g, '')
  return characters.length >= HEX.shortest && characters.replaceAll(/[a-f]/g, '').length >= HEX.fewestFigures
}

function isMixed(run: string): boolean {
  if (/[-_]/.test(run) || !/[26-9]/.test(run)) return false
  const groups = run.match(/\d+|[a-z]+/g) ?? []
  const letters = groups.filter((group) => /[a-z]/.test(group))
  return (
    groups.length >= MIXED.fewestGroups && letters.every((group) => group.length <= MIXED.longestLetters && !UNITS.test(group))
  )
}
