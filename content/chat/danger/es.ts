import { alone, named } from './es/alone.ts'
import { body } from './es/body.ts'
import { general } from './es/general.ts'
import { harm } from './es/harm.ts'
import { harmless } from './es/harmless.ts'
import { mind } from './es/mind.ts'
import { ordinary } from './es/ordinary.ts'
import { quiet } from './es/quiet.ts'
import { signs } from './es/signs.ts'
import type { DangerWords } from './form.ts'

export const spanish: DangerWords = {
  language: 'es',
  objectFirst: true,
  words: { ...general, ...mind, ...body, ...harm, ...signs, ...quiet },
  alone,
  named,
  harmless,
  ordinary,
}
