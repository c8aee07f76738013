import { splitIntent } from '#base/intent-value.ts'

const habitIntents = ['choose', 'done', 'take-back'] as const
type HabitIntent = (typeof habitIntents)[number]

/** What a button of the habits sends: `choose` with a habit, `done` and `take-back` with a day. */
export const habitIntent = (intent: HabitIntent, value: string) => `${intent}:${value}`

/** Reads the button that was pressed; null where there was none. In pages of earlier versions it has the name of its intent. */
export function readIntent(fields: Readonly<Record<string, string>>): ReturnType<typeof splitIntent> | null {
  if (fields['intent'] !== undefined) return splitIntent(fields['intent'])
  const earlier = habitIntents.find((name) => fields[name] !== undefined)
  return earlier ? { intent: earlier, value: fields[earlier]! } : null
}
