import type { DangerWords } from './form.ts'
import { alone, named } from './fr/alone.ts'
import { body } from './fr/body.ts'
import { general } from './fr/general.ts'
import { harm } from './fr/harm.ts'
import { harmless } from './fr/harmless.ts'
import { mind } from './fr/mind.ts'
import { ordinary } from './fr/ordinary.ts'
import { quiet } from './fr/quiet.ts'
import { signs } from './fr/signs.ts'

export const french: DangerWords = {
  language: 'fr',
  objectFirst: true,
  words: { ...general, ...mind, ...body, ...harm, ...signs, ...quiet },
  alone,
  named,
  harmless,
  ordinary,
}
