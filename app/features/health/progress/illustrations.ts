import type { PillarSlug } from '#content/pillars.ts'
import type { AchievementType } from '#features/health/core/achievements.ts'

/** Each achievement keeps one plate for life. */
export const illustrations = {
  '7_day_streak': 'sleep',
  '30_day_streak': 'stress',
  '100_day_streak': 'nutrition',
  first_labs: 'supplements',
  lab_warrior: 'fitness',
} as const satisfies Record<AchievementType, PillarSlug>
