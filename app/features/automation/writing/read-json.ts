/** A JSON object somewhere in a text. */
export type FoundJson =
  | { readonly found: 'value'; readonly value: unknown }
  /** It begins, and the text is over before it ends. */
  | { readonly found: 'open' }
  | { readonly found: 'broken' }

/** Parses JSON; null for a text that is none. */
export type JsonReader = (json: string) => unknown

/**
 * Reads the object that begins at `start`, and lets pass what models often do and what leaves no doubt about the meaning: line breaks and tabs
 * inside strings, commas before a closing bracket. Anything else that is not JSON is broken: guessing would change words. Takes time in
 * proportion to the text, whatever it is.
 */
export function readJsonObject(text: string, start: number, jsonOf: JsonReader): FoundJson {
  let json = ''
  let depth = 0
  let isInString = false
  /** A comma and the spaces after it, until it is known what follows. */
  let comma = ''
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!
    if (isInString) {
      if (sign === '\\') {
        json += sign + (text[++at] ?? '')
        continue
      }
      if (sign === '"') isInString = false
      json += escapes.get(sign) ?? sign
      continue
    }
    if (sign === ',' || (comma !== '' && SPACE.test(sign))) {
      // A second comma is a mistake that stays one.
      if (sign === ',') json += comma
      comma = sign === ',' ? sign : comma + sign
      continue
    }
    if (sign === '}' || sign === ']') depth--
    else json += comma
    comma = ''
    if (sign === '"') isInString = true
    if (sign === '{' || sign === '[') depth++
    json += sign
    if (depth === 0) return valueOf(jsonOf(json))
  }
  return { found: 'open' }
}

const SPACE = /\s/

const escapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])

function valueOf(value: unknown): FoundJson {
  return value === null ? { found: 'broken' } : { found: 'value', value }
}
