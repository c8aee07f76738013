import { finePrint, type MenuGroup, type MenuItem } from '#content/menu.ts'

/** Which part of the house a page stands in; the bar changes with it. */
export type Area = 'site' | 'member' | 'admin'

/** Whom the frame greets: the display name, or the e-mail address of someone without one. */
export interface FrameViewer {
  readonly name: string
  readonly isAdmin: boolean
  /** The address of their picture. */
  readonly face?: string | null
}

/** From which width of a window on the bar has room for its items: that of the shipped ones (null), 64 rem, 80 rem, or none. */
export type BarRoom = 'wide' | 'widest' | 'none' | null

/** Where the bar has room: beside the tabs of the member area, and on the site. */
export interface BarRooms {
  readonly site: BarRoom
  readonly member: BarRoom
}

/** How large a person’s picture stands in the bar, in CSS pixels. */
export const FACE_IN_BAR = 32

const today: MenuItem = { label: 'Today', to: '/dashboard' }
const trends: MenuItem = { label: 'Trends', to: '/health/trends' }
const courses: MenuItem = { label: 'Courses', to: '/courses' }
const calendar: MenuItem = { label: 'Calendar', to: '/calendar' }
const aiBlog: MenuItem = { label: 'AI Blog', to: '/blog-automation' }

/** What a member opens most days: tabs of the member area, and the bar at a phone’s lower edge. */
export const memberTabs: readonly MenuItem[] = [today, trends, courses, calendar]

/** Where a member’s own numbers stand. The first five fit beside each other on a phone; the menu has them all. */
export const healthPlaces: readonly MenuItem[] = [
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

/** The bar’s items, the owner’s choice. Only administrators see the blog automation. */
export function barItems(chosen: readonly MenuItem[], viewer: FrameViewer | null): readonly MenuItem[] {
  const others = chosen.filter(({ to }) => to !== aiBlog.to)
  return viewer?.isAdmin ? [...others, aiBlog] : others
}

/** The bar’s items that stand beside the tabs in the member area. */
export function besideTabs(chosen: readonly MenuItem[], viewer: FrameViewer | null): readonly MenuItem[] {
  return barItems(chosen, viewer).filter(({ to }) => memberTabs.every((tab) => tab.to !== to))
}

/** What belongs to the person who is signed in, beside the name and Sign Out. */
export function accountItems(viewer: FrameViewer | null): readonly MenuItem[] {
  if (!viewer) return []
  const dashboard = { label: 'Dashboard', to: '/dashboard' }
  return viewer.isAdmin ? [dashboard, { label: 'Admin', to: '/admin' }] : [dashboard]
}

/** The menu’s groups: a member’s own places first, under a name that tells them from the site’s. */
export function menuGroups(chosen: readonly MenuItem[], viewer: FrameViewer | null): readonly MenuGroup[] {
  const site = barItems(chosen, viewer)
  if (!viewer) return [{ title: '', items: site }]
  const owners = accountItems(viewer).filter(({ to }) => [today, ...site].every((item) => item.to !== to))
  return [
    { title: 'Your health', items: healthPlaces },
    { title: 'The site', items: [...owners, ...site] },
  ]
}

/**
 * The footer’s groups, the owner’s choice, with every legal link once: in the group where most of them stand, else in one of their own. A menu
 * that was saved before a legal text shipped has no link to it.
 */
export function footerGroups(chosen: readonly MenuGroup[]): readonly MenuGroup[] {
  const legal = (items: readonly MenuItem[]) => items.filter(({ to }) => isLegal(to))
  const kept = legal(chosen.flatMap(({ items }) => items))
  const row = finePrint.items.map((shipped) => kept.find(({ to }) => pathOf(to) === shipped.to) ?? shipped)
  const most = Math.max(1, ...chosen.map(({ items }) => legal(items).length))
  const home = chosen.find(({ items }) => legal(items).length === most)
  const groups = chosen.map(({ title, items }) => ({ title, items: items.filter(({ to }) => !isLegal(to)) }))
  const at = home ? chosen.indexOf(home) : groups.length
  const whole = { title: home?.title ?? finePrint.title, items: [...(groups[at]?.items ?? []), ...row] }
  return [...groups.slice(0, at), whole, ...groups.slice(at + 1)].filter(({ items }) => items.length > 0)
}

const pathOf = (to: string) => to.replace(/[?#].*$/s, '')
const isLegal = (to: string) => finePrint.items.some((item) => item.to === pathOf(to))

/** For `aria-current`: the page itself, a place inside the section (`/blog/x` is inside `/blog`), or neither. */
export function ariaCurrent(path: string, to: string): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return path.startsWith(`${to}/`) ? 'true' : undefined
}
