import { storableText } from './storable-text.ts'

/** The value of a JSON text, whose texts are such as can be kept; null for anything that is no JSON, or goes too deep. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? storableText(value) : value)) as unknown
  } catch {
    return null
  }
}
