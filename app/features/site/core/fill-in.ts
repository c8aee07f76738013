/** Writes the name of the house wherever a text says `{name}`; works on texts and on whatever holds texts. */
export function fillIn<Value>(value: Value, name: string): Value {
  return filled(value, name) as Value
}

function filled(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{name}', name)
  if (Array.isArray(value)) return value.map((item) => filled(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, name)]))
}
