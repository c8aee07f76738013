import { alone, named } from './en/alone.ts'
import { body } from './en/body.ts'
import { deeds } from './en/deeds.ts'
import { general } from './en/general.ts'
import { harm } from './en/harm.ts'
import { harmless } from './en/harmless.ts'
import { mind } from './en/mind.ts'
import { signs } from './en/signs.ts'
import { weights } from './en/weights.ts'
import type { DangerWords } from './form.ts'

export const english: DangerWords = {
  language: 'en',
  words: { ...general, ...mind, ...body, ...harm, ...signs, ...deeds },
  alone,
  named,
  weights,
  harmless,
  ordinary: 'overdo overdone overdoes cheat cheats chess breeding blending blister blisters feeding suite suites stroked stoke',
}
