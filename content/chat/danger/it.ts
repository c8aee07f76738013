import type { DangerWords } from './form.ts'
import { alone, named } from './it/alone.ts'
import { body } from './it/body.ts'
import { general } from './it/general.ts'
import { harm } from './it/harm.ts'
import { harmless } from './it/harmless.ts'
import { mind } from './it/mind.ts'
import { ordinary } from './it/ordinary.ts'
import { quiet } from './it/quiet.ts'
import { signs } from './it/signs.ts'

export const italian: DangerWords = {
  language: 'it',
  objectFirst: true,
  words: { ...general, ...mind, ...body, ...harm, ...signs, ...quiet },
  alone,
  named,
  harmless,
  ordinary,
}
