import { alone, named } from './de/alone.ts'
import { body } from './de/body.ts'
import { general } from './de/general.ts'
import { harm } from './de/harm.ts'
import { harmless, ordinary } from './de/harmless.ts'
import { mind } from './de/mind.ts'
import type { DangerWords } from './form.ts'

export const german: DangerWords = {
  language: 'de',
  words: { ...general, ...mind, ...body, ...harm },
  alone,
  named,
  harmless,
  ordinary,
}
