/** What a form of the habits asks for. */
export type HabitIntent =
  | { readonly is: 'choose'; readonly habit: string; readonly week: string }
  | { readonly is: 'mark'; readonly habit: string; readonly day: string; readonly isDone: boolean }

/** Reads the button that was pressed; null where it is none of ours. */
export function readIntent(fields: Readonly<Record<string, string>>): HabitIntent | null {
  const { choose, week = '', habit = '', done, 'take-back': takenBack } = fields
  if (choose !== undefined) return { is: 'choose', habit: choose, week }
  if (done !== undefined) return { is: 'mark', habit, day: done, isDone: true }
  if (takenBack !== undefined) return { is: 'mark', habit, day: takenBack, isDone: false }
  return null
}
