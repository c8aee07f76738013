import type { Habit } from '#content/recommendations/habit.ts'
import { habits } from '#content/recommendations/habits.ts'

/** Those that can be chosen. */
export const offeredHabits: ReadonlyArray<Habit> = habits.filter(({ isRetired }) => !isRetired)

/** A habit of content/, retired ones too; null where it is not there any more. */
export function findHabit(id: string): Habit | null {
  return habits.find((habit) => habit.id === id) ?? null
}

/** What a stored habit is called, whatever became of it. */
export function habitTitle(id: string): string {
  return findHabit(id)?.title ?? 'A habit of an earlier list'
}
