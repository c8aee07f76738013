/** The times at which the daily article may appear, as they are stored, and as they are read. */
export const publishingTimes = [
  { value: '06:00:00', label: '6 AM' },
  { value: '07:00:00', label: '7 AM' },
  { value: '08:00:00', label: '8 AM' },
  { value: '09:00:00', label: '9 AM' },
  { value: '10:00:00', label: '10 AM' },
] as const

export const dailyZones = [
  'UTC',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Australia/Sydney',
] as const

export type DailyMode = 'publish' | 'review'

/** What the owner chose for the daily article. */
export interface DailySettings {
  readonly dailyPrompt: string
  readonly enabled: boolean
  readonly publishingTime: string
  readonly timezone: string
  readonly mode: DailyMode
  readonly monthlyBudgetCents: number | null
  readonly inputPriceCents: number | null
  readonly outputPriceCents: number | null
}

export const dailyDefaults: DailySettings = {
  dailyPrompt: 'Write a practical wellness article with actionable tips that readers can use the same day.',
  enabled: true,
  publishingTime: '06:00:00',
  timezone: 'UTC',
  mode: 'publish',
  monthlyBudgetCents: null,
  inputPriceCents: null,
  outputPriceCents: null,
}

/** "6 AM" */
export function formatTime(publishingTime: string): string {
  return publishingTimes.find(({ value }) => value === publishingTime)?.label ?? publishingTime.slice(0, 5)
}
