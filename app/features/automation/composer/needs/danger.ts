import type { DangerKind } from '#content/chat/danger/form.ts'
import { detectDanger } from '#features/chat/intent/danger/detect-danger.ts'

import type { Need } from './need.ts'

/** Longer than this no subject is told. */
const MAX_READ = 600

/** Whether the chat would hear somebody in danger in these words, in any of its languages. */
export function soundsLikeDanger(text: string): boolean {
  return detectDanger(text.slice(0, MAX_READ)).danger.length > 0
}

/** What may stand behind each danger that the chat hears; an illness is for a doctor. */
const needOf: Readonly<Record<DangerKind, Need>> = {
  'self-harm': 'dying',
  poison: 'dying',
  violence: 'violence',
  eating: 'eating',
  heart: 'illness',
  stroke: 'illness',
  breath: 'illness',
  allergy: 'illness',
  'blood-sugar': 'illness',
  injury: 'illness',
  baby: 'child',
}

/** The needs behind the dangers that are spoken of, be it in general. */
export function needsInDanger(text: string): Need[] {
  const { danger, asked } = detectDanger(text.slice(0, MAX_READ))
  return [...danger, ...asked].map((kind) => needOf[kind])
}
