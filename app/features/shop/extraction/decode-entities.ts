/** The entities that pages leave behind in texts, by what they stand for: names and numbers of each sign. */
const signs: ReadonlyArray<readonly [sign: string, names: ReadonlyArray<string>, code: number]> = [
  ["'", ['apos'], 39],
  ['"', ['quot'], 34],
  ['&', ['amp'], 38],
  ['<', ['lt'], 60],
  ['>', ['gt'], 62],
  [' ', ['nbsp'], 160],
  ['/', ['sol'], 47],
  ['`', ['grave'], 96],
  ['=', ['equals'], 61],
]

const written = signs.flatMap(([sign, names, code]) => [
  ...names.map((name) => [name, sign] as const),
  [`#${code}`, sign] as const,
  [`#x${code.toString(16)}`, sign] as const,
])
const bySpelling = new Map<string, string>(written)

/** Any of them, as PostgreSQL and JavaScript both read it (without regard to case). Numbers may begin with noughts. */
export const ENTITY_PATTERN = `&(${written.map(([spelling]) => spelling.replace(/^(#x?)/, '$10*')).join('|')});`

const entity = new RegExp(ENTITY_PATTERN, 'gi')

/** A text with these entities decoded, once: “&amp;lt;” becomes “&lt;”. What comes out is text still, never markup. */
export function decodeEntities(text: string): string {
  return text.replaceAll(entity, (_whole, spelling: string) => bySpelling.get(spelling.toLowerCase().replace(/^(#x?)0+/, '$1'))!)
}

/** An ampersand that was encoded once or more often. */
const AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi

/** A text that was encoded any number of times, as if it had been once: “&amp;amp;lt;” becomes “&lt;”. */
export function encodedOnce(text: string): string {
  return text.replaceAll(AMPERSAND, '&')
}

/** A text with these entities decoded until none is left, however often it was encoded: one pass over it, whatever stands there. */
export function decodeAllEntities(text: string): string {
  return decodeEntities(encodedOnce(text))
}
