/** Careful looks into what somebody submitted as JSON: whatever is not of the asked kind is not there. */
export type Json = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands under a chain of names, each of an object or the first of a list. */
export function at(value: unknown, ...names: ReadonlyArray<string>): unknown {
  let found = value
  for (const name of names) {
    const one: unknown = Array.isArray(found) ? found[0] : found
    found = isObject(one) ? one[name] : undefined
  }
  return found
}

export function textAt(value: unknown, ...names: ReadonlyArray<string>): string {
  const found = at(value, ...names)
  return typeof found === 'string' ? found.trim() : ''
}

export function numberAt(value: unknown, ...names: ReadonlyArray<string>): number | null {
  const found = at(value, ...names)
  return typeof found === 'number' && Number.isFinite(found) ? found : null
}

export function listAt(value: unknown, ...names: ReadonlyArray<string>): Json[] {
  const found = at(value, ...names)
  return (Array.isArray(found) ? found : [found]).filter(isObject)
}

type SourceReviver = (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown
const parseWithSource = JSON.parse as (text: string, reviver: SourceReviver) => unknown

/**
 * A document with its numbers as they are written: FHIR says that 7.0 is measured more exactly than 7, and a number alone forgets it. Throws a
 * SyntaxError where it is no JSON.
 */
export function parseJson(text: string): { document: unknown; writtenAt: (holder: unknown) => string | null } {
  const written = new WeakMap<object, string>()
  const document = parseWithSource(text, function (key, value, { source }) {
    if (key === 'value' && typeof value === 'number' && source !== undefined && isObject(this)) written.set(this, source)
    return value
  })
  return { document, writtenAt: (holder) => (isObject(holder) ? (written.get(holder) ?? null) : null) }
}

/** How deep brackets stand in each other, outside of quotation marks; counted before anything is parsed. */
export function depthOf(json: string): number {
  let [depth, most, quoted] = [0, 0, false]
  for (let place = 0; place < json.length; place++) {
    const sign = json[place]
    if (quoted) {
      if (sign === '\\') place++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{' || sign === '[') most = Math.max(most, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return most
}
