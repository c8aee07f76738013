/** PostgreSQL keeps no U+0000, and nobody means it. */
function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}

/** The value of a JSON text, without U+0000 in its texts; null for anything that is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text, withoutNul) as unknown
  } catch {
    return null
  }
}
