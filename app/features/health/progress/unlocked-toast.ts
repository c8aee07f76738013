import type { Achievement } from '#features/health/core/achievements.ts'

/** The words of the spec (1, section 4); the type stands as it is stored. */
export function unlockedToast({ points, type }: Achievement): { title: string; text: string } {
  return { title: 'Achievement Unlocked! 🏆', text: `You earned ${points} points for ${type}!` }
}
