/** The kinds of attention items that are counted beside a page, each with the word that is read out with one of them, and with more. */
const counted = {
  'inbox.unread': ['unread', 'unread'],
  'site.stories': ['waiting', 'waiting'],
  'shop.differences': ['difference', 'differences'],
} as const satisfies Record<string, readonly [one: string, more: string]>

export type Counted = keyof typeof counted

/** The word for so many of them. */
export function countedWord(kind: Counted, count: number): string {
  return counted[kind][count === 1 ? 0 : 1]
}

/** One line of the owner's side navigation. */
export interface AdminPage {
  readonly label: string
  readonly to: string
  /** Whose pages it stands for, where that is more than what is below its own. */
  readonly within?: string
  /** How many of this kind wait is shown beside it. */
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
      { label: 'Messages', to: '/admin/messages', counts: 'inbox.unread' },
      { label: 'Stories', to: '/admin/stories', counts: 'site.stories' },
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
      { label: 'Posts', to: '/blog-automation/manage', within: '/blog-automation' },
      { label: 'Courses', to: '/admin/courses' },
      { label: 'Lab targets', to: '/admin/labs' },
      { label: 'Shop', to: '/shop/manage', counts: 'shop.differences' },
    ],
  },
  {
    title: 'Settings',
    pages: [
      { label: 'Opening', to: '/admin/opening' },
      { label: 'Site', to: '/admin/settings/site' },
      { label: 'Redirects', to: '/admin/redirects' },
      { label: 'Starter content', to: '/admin/settings/starter' },
      { label: 'Services', to: '/admin/settings/services' },
      { label: 'Backup', to: '/admin/settings/backup' },
      { label: 'System', to: '/admin/system' },
    ],
  },
]

/** Whether a page is the one shown (`page`), the one above it (`true`), or neither. The overview is above nothing. */
export function ariaCurrent({ to, within = to }: AdminPage, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const isBelow = pathname === within || pathname.startsWith(`${within}/`)
  return to !== '/admin' && isBelow ? 'true' : undefined
}

/** The page the navigation stands on, by name, for the closed menu of a phone. */
export function currentLabel(pathname: string): string {
  const pages = adminGroups.flatMap((group) => group.pages)
  return pages.find((page) => ariaCurrent(page, pathname) !== undefined)?.label ?? 'Admin'
}
