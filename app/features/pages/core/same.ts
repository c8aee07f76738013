/** Whether two values of JSON are the same, in whatever order their properties stand. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const ones = Object.entries(one)
  const others = new Map(Object.entries(other))
  return ones.length === others.size && ones.every(([name, value]) => others.has(name) && same(value, others.get(name)))
}
