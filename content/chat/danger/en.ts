import { alone, named } from './en/alone.ts'
import { body } from './en/body.ts'
import { general } from './en/general.ts'
import { harm } from './en/harm.ts'
import { harmless } from './en/harmless.ts'
import { mind } from './en/mind.ts'
import type { DangerWords } from './form.ts'

export const english: DangerWords = {
  language: 'en',
  words: { ...general, ...mind, ...body, ...harm },
  alone,
  named,
  harmless,
  ordinary: 'overdo overdone overdoes cheat cheats chess breeding blending feeding suite suites stroked stoke',
}
