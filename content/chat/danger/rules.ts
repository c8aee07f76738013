import type { DangerRule } from './form.ts'
import { rulesOfBody } from './rules-of-body.ts'
import { rulesOfHarm } from './rules-of-harm.ts'

/** Which meanings make a danger, in every language. */
export const dangerRules: readonly DangerRule[] = [...rulesOfHarm, ...rulesOfBody]

/** Weak signs: no danger by themselves, and enough to name the number at the end of the answer. */
export const hintRules: readonly DangerRule[] = [
]
