import { acts } from './en/acts.ts'
import { alone, named } from './en/alone.ts'
import { body } from './en/body.ts'
import { general } from './en/general.ts'
import { harm } from './en/harm.ts'
import { harmless } from './en/harmless.ts'
import { injuries } from './en/injuries.ts'
import { mind } from './en/mind.ts'
import { signs } from './en/signs.ts'
import { weightsOfKinds } from './en/weights-of-kinds.ts'
import { weights } from './en/weights.ts'
import type { DangerWords } from './form.ts'

export const english: DangerWords = {
  language: 'en',
  words: { ...general, ...mind, ...body, ...injuries, ...harm, ...signs, ...acts },
  alone,
  named,
  weights,
  weightsOfKinds,
  harmless,
  ordinary:
    'overdo overdone overdoes cheat cheats chess breeding blending blister blisters feeding suite suites stroked start starts started starting stars stoke',
}
