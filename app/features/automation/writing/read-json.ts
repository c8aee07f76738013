/** A JSON object somewhere in a text. */
export type FoundJson =
  | { readonly found: 'value'; readonly value: unknown }
  /** It begins, and the text is over before it ends. */
  | { readonly found: 'open' }
  | { readonly found: 'broken' }

/**
 * Reads the object that begins at `start`, and lets pass what models often do and what leaves no doubt about the meaning: line breaks and tabs
 * inside strings, commas before a closing bracket. Anything else that is not JSON is broken: guessing would change words.
 */
export function readJsonObject(text: string, start: number): FoundJson {
  let json = ''
  let depth = 0
  let isInString = false
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
    if (sign === '"') isInString = true
    if (sign === '{' || sign === '[') depth++
    if (sign === '}' || sign === ']') {
      json = json.replace(/,\s*$/, '')
      depth--
    }
    json += sign
    if (depth === 0) return parsed(json)
  }
  return { found: 'open' }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])

function parsed(json: string): FoundJson {
  try {
    return { found: 'value', value: JSON.parse(json) }
  } catch {
    return { found: 'broken' }
  }
}
