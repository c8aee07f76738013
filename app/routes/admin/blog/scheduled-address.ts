/** The address of a view of the tab Scheduled. */
export function scheduledAddress(view: 'list' | 'calendar' | 'ledger'): string {
  return `/blog-automation/scheduled${view === 'list' ? '' : `?view=${view}`}`
}
