export interface NavigationItem {
  readonly label: string
  readonly to: string
}

export interface NavigationGroup {
  readonly title: string
  readonly items: readonly NavigationItem[]
}

/** Which part of the house a page stands in; the bar changes with it. */
export type Area = 'site' | 'member' | 'admin'

/** Whom the frame greets: the display name, or the e-mail address of someone without one. */
export interface FrameViewer {
  readonly name: string
  readonly isAdmin: boolean
  /** The address of their picture. */
  readonly face?: string | null
}

/** How large a person’s picture stands in the bar, in CSS pixels. */
export const FACE_IN_BAR = 32

const today: NavigationItem = { label: 'Today', to: '/dashboard' }
const trends: NavigationItem = { label: 'Trends', to: '/health/trends' }
const about: NavigationItem = { label: 'About', to: '/about' }
const courses: NavigationItem = { label: 'Courses', to: '/courses' }
const calendar: NavigationItem = { label: 'Calendar', to: '/calendar' }
const shop: NavigationItem = { label: 'Shop', to: '/shop' }
const blog: NavigationItem = { label: 'Blog', to: '/blog' }
const contact: NavigationItem = { label: 'Contact', to: '/contact' }
const aiBlog: NavigationItem = { label: 'AI Blog', to: '/blog-automation' }

/** What a member opens most days: tabs of the member area, and the bar at a phone’s lower edge. */
export const memberTabs: readonly NavigationItem[] = [today, trends, courses, calendar]

/** Where a member’s own numbers stand. The first five fit beside each other on a phone; the menu has them all. */
export const healthPlaces: readonly NavigationItem[] = [
  today,
  trends,
  { label: 'Labs', to: '/health/labs' },
  { label: 'Imports', to: '/health/imports' },
  { label: 'Habits', to: '/health/habits' },
  { label: 'Achievements', to: '/health/achievements' },
  { label: 'Days of rest', to: '/health/rests' },
]

/** Whether a page is one of a member’s own numbers. */
export function isHealthPath(path: string): boolean {
  return healthPlaces.some(({ to }) => ariaCurrent(path, to))
}

/** Whether a page is reached through the menu alone from a phone’s bar. */
export function isBehindMore(path: string): boolean {
  return isHealthPath(path) && !memberTabs.some(({ to }) => ariaCurrent(path, to))
}

/** The bar’s items. Only administrators see the blog automation. */
export function barItems(viewer: FrameViewer | null): readonly NavigationItem[] {
  const items = [about, courses, calendar, shop, blog, contact]
  return viewer?.isAdmin ? [...items, aiBlog] : items
}

/** The bar’s items that stand beside the tabs in the member area. */
export function besideTabs(viewer: FrameViewer | null): readonly NavigationItem[] {
  return barItems(viewer).filter((item) => !memberTabs.includes(item))
}

/** What belongs to the person who is signed in, beside the name and Sign Out. */
export function accountItems(viewer: FrameViewer | null): readonly NavigationItem[] {
  if (!viewer) return []
  const dashboard = { label: 'Dashboard', to: '/dashboard' }
  return viewer.isAdmin ? [dashboard, { label: 'Admin', to: '/admin' }] : [dashboard]
}

/** The menu’s groups: a member’s own places first, under a name that tells them from the site’s. */
export function menuGroups(viewer: FrameViewer | null): readonly NavigationGroup[] {
  const site = barItems(viewer)
  if (!viewer) return [{ title: '', items: site }]
  const owners = accountItems(viewer).filter(({ to }) => to !== today.to)
  return [
    { title: 'Your health', items: healthPlaces },
    { title: 'The site', items: [...owners, ...site] },
  ]
}

export const footerGroups: readonly NavigationGroup[] = [
  {
    title: 'Learn',
    items: [courses, { label: 'Coaching', to: '/coaching' }, { label: 'Services', to: '/services' }, blog, shop, calendar],
  },
  {
    title: 'The house',
    items: [
      about,
      { label: 'How we help', to: '/how-we-help' },
      { label: 'For employers', to: '/corporate' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Results', to: '/testimonials' },
      contact,
    ],
  },
  {
    title: 'Fine print',
    items: [
      { label: 'Legal', to: '/legal' },
      { label: 'Privacy', to: '/privacy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Disclaimer', to: '/disclaimer' },
    ],
  },
]

/** For `aria-current`: the page itself, a place inside the section (`/blog/x` is inside `/blog`), or neither. */
export function ariaCurrent(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return path.startsWith(`${to}/`) ? 'true' : undefined
}
