/** What the owner sets for the calendar. */
export interface CalendarSettings {
  /** The real calendar stands at /calendar; until then the sample does. */
  readonly isOn: boolean
  /** The coach’s clocks; null before the settings were first saved. */
  readonly timeZone: string | null
  /** Until how many hours before its beginning a member may cancel. */
  readonly cancelHours: number
  /** Who invites, an e-mail address; empty before the settings were first saved. */
  readonly organizer: string
}

/** What holds before the owner first saves the settings of the calendar. */
export const calendarDefaults: CalendarSettings = { isOn: false, timeZone: null, cancelHours: 24, organizer: '' }
