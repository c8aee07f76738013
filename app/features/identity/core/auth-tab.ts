export const authTabs = ['sign-in', 'sign-up', 'reset'] as const
export type AuthTab = (typeof authTabs)[number]

/** The open tab; Sign In for anything unknown. */
export function authTabOf(text: string | null): AuthTab {
  return authTabs.find((tab) => tab === text) ?? 'sign-in'
}

/** The address of a tab. It carries where the person wanted to go. */
export function authPath(tab: AuthTab, next: string | null = null): string {
  const query = new URLSearchParams({ ...(tab !== 'sign-in' && { tab }), ...(next && { next }) })
  return query.size ? `/auth?${query}` : '/auth'
}
