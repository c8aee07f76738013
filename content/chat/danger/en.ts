import { alone, named } from './en/alone.ts'
import { body } from './en/body.ts'
import { deeds } from './en/deeds.ts'
import { general } from './en/general.ts'
import { harm } from './en/harm.ts'
import { harmless } from './en/harmless.ts'
import { hints } from './en/hints.ts'
import { mind } from './en/mind.ts'
import { signs } from './en/signs.ts'
import type { DangerWords } from './form.ts'

export const english: DangerWords = {
  language: 'en',
  words: { ...general, ...mind, ...body, ...harm, ...signs, ...deeds },
  alone,
  named,
  hints,
  harmless,
  ordinary: 'overdo overdone overdoes cheat cheats chess breeding blending feeding suite suites stroked stoke',
}
