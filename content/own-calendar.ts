/** The calendar of this site. */
export const OWN_CALENDAR = '/calendar'
