/** The pages of the coach’s calendar, in the order of their tabs. */
export const calendarTabs = [
  { id: '/admin/calendar', label: 'Calendar', to: '/admin/calendar' },
  { id: '/admin/calendar/clients', label: 'Clients', to: '/admin/calendar/clients' },
  { id: '/admin/calendar/types', label: 'Session types', to: '/admin/calendar/types' },
  { id: '/admin/calendar/settings', label: 'Settings', to: '/admin/calendar/settings' },
] as const

/** The tab on which a page stands. */
export function calendarTabAt(pathname: string): string {
  return calendarTabs.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))?.id ?? calendarTabs[0].id
}
