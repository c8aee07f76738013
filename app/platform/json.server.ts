import { storableText } from '#base/storable-text.ts'

/** The value of a JSON text, whose texts are such as can be kept; null for anything that is no JSON, or goes too deep. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? storableText(value) : value)) as unknown
  } catch {
    return null
  }
}

/** The same JSON with texts that can be kept: the text itself, byte for byte, where all of them can be. */
export function storableJson(text: string): string {
  const storable = JSON.stringify(jsonOf(text))
  return storable === JSON.stringify(JSON.parse(text)) ? text : storable
}
