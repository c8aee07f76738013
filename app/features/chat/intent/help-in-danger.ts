import type { DangerKind } from '#content/chat/danger/form.ts'
import type { HelpShown } from '#features/inbox/read-first/help-shown.ts'

import { countryOf, type Whereabouts } from './country.ts'
import { dangerAnswer, numbersToCall } from './danger-answer.ts'
import { detectDanger } from './danger/detect-danger.ts'

/** What somebody in danger is told. */
export interface Help extends HelpShown {
  readonly text: string
}

/** For kinds of danger, said in a language (ISO 639-1; null where it is not known). */
export function helpFor(kinds: readonly DangerKind[], whereabouts: Whereabouts, language: string | null): Help {
  const country = countryOf(whereabouts)
  return { text: dangerAnswer(kinds, { country, language }), country, numbers: numbersToCall(kinds, country) }
}

/** For what somebody wrote; null where no danger is recognised in it. */
export function helpInDanger(written: string, whereabouts: Whereabouts): Help | null {
  const { danger, language } = detectDanger(written)
  return danger.length > 0 ? helpFor(danger, whereabouts, language) : null
}
