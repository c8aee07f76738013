/** What a program may be allowed to do, in the order in which it is asked, with the words for the person who allows it. */
export const scopeWords = {
  'profile:read': 'See who you are',
  'health:read': 'Read your check-ins',
  'health:write': 'Add and change check-ins',
  'membership:read': 'See whether you are a member',
} as const

export type Scope = keyof typeof scopeWords

export const scopes = Object.keys(scopeWords) as ReadonlyArray<Scope>

/** Those of the names that are scopes, each once, in their order. */
export function scopesAmong(names: Iterable<string>): Scope[] {
  const asked = new Set(names)
  return scopes.filter((scope) => asked.has(scope))
}
