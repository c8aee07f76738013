/** The ten zones of the specification, with days of 2026 on which their clocks change; any for those without. */
export const clockChanges = {
  UTC: ['2026-03-29', '2026-10-25'],
  'America/New_York': ['2026-03-08', '2026-11-01'],
  'America/Chicago': ['2026-03-08', '2026-11-01'],
  'America/Denver': ['2026-03-08', '2026-11-01'],
  'America/Los_Angeles': ['2026-03-08', '2026-11-01'],
  'Europe/London': ['2026-03-29', '2026-10-25'],
  'Europe/Paris': ['2026-03-29', '2026-10-25'],
  'Europe/Berlin': ['2026-03-29', '2026-10-25'],
  'Asia/Tokyo': ['2026-03-29', '2026-10-25'],
  'Australia/Sydney': ['2026-04-05', '2026-10-04'],
} as const
