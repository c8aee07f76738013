/** The tabs of the blog automation, in their order; the first also stands at `/blog-automation` itself. */
export const blogTabs = [
  { id: 'daily', label: 'Daily Auto' },
  { id: 'generator', label: 'AI Generator' },
  { id: 'batch', label: 'Batch Creator' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'manage', label: 'Manage Posts' },
  { id: 'tools', label: 'Admin Tools' },
] as const

export type BlogTab = (typeof blogTabs)[number]['id']

/** The address of a tab. */
export function blogTabAddress(tab: BlogTab): string {
  return `/blog-automation/${tab}`
}

/** The tab that an address opens: the first for every address without one. */
export function blogTabAt(pathname: string): BlogTab {
  const name = pathname.split('/')[2]
  return blogTabs.find(({ id }) => id === name)?.id ?? blogTabs[0].id
}
