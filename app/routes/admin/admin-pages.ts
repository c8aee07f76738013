/** What is counted beside a page, in the word that is read out with the number. */
export type Counted = 'unread' | 'waiting' | 'differences'

/** The word for so many of them. */
export function countedWord(counts: Counted, count: number): string {
  return counts === 'differences' && count === 1 ? 'difference' : counts
}

/** One line of the owner's side navigation. */
export interface AdminPage {
  readonly label: string
  readonly to: string
  /** The number of things that wait there is shown beside it. */
  readonly counts?: Counted
}

export interface AdminGroup {
  readonly title?: string
  readonly pages: ReadonlyArray<AdminPage>
}

export const adminGroups: ReadonlyArray<AdminGroup> = [
  {
    pages: [
      { label: 'Overview', to: '/admin' },
      { label: 'Messages', to: '/admin/messages', counts: 'unread' },
      { label: 'Stories', to: '/admin/stories', counts: 'waiting' },
      { label: 'Calendar', to: '/admin/calendar' },
      { label: 'People', to: '/admin/people' },
      { label: 'Members', to: '/admin/members' },
      { label: 'Outbox', to: '/admin/outbox' },
      { label: 'Audit log', to: '/admin/audit' },
    ],
  },
  {
    title: 'Content',
    pages: [
      { label: 'Pages', to: '/admin/pages' },
      { label: 'Blog automation', to: '/blog-automation' },
      { label: 'Courses', to: '/admin/courses' },
      { label: 'Lab targets', to: '/admin/labs' },
      { label: 'Shop', to: '/shop/manage', counts: 'differences' },
    ],
  },
  {
    title: 'Settings',
    pages: [
      { label: 'Opening', to: '/admin/opening' },
      { label: 'Site', to: '/admin/settings/site' },
      { label: 'Redirects', to: '/admin/redirects' },
      { label: 'Services', to: '/admin/settings/services' },
      { label: 'Components', to: '/admin/gallery' },
    ],
  },
]

/** Whether a page is the one shown (`page`), the one above it (`true`), or neither. The overview is above nothing. */
export function ariaCurrent(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return to !== '/admin' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}

/** The page the navigation stands on, by name, for the closed menu of a phone. */
export function currentLabel(pathname: string): string {
  const pages = adminGroups.flatMap((group) => group.pages)
  return pages.find(({ to }) => ariaCurrent(to, pathname) !== undefined)?.label ?? 'Admin'
}
