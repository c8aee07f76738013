import { alone } from './de/alone.ts'
import { body } from './de/body.ts'
import { general } from './de/general.ts'
import { harm } from './de/harm.ts'
import { harmless } from './de/harmless.ts'
import { mind } from './de/mind.ts'
import { named } from './de/named.ts'
import { ordinary } from './de/ordinary.ts'
import { quiet } from './de/quiet.ts'
import { signs } from './de/signs.ts'
import type { DangerWords } from './form.ts'

export const german: DangerWords = {
  language: 'de',
  objectFirst: true,
  words: { ...general, ...mind, ...body, ...harm, ...signs, ...quiet },
  alone,
  named,
  harmless,
  ordinary,
}
