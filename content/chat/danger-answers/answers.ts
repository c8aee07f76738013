import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { DangerAnswers } from './form.ts'
import { french } from './fr.ts'
import { hindi } from './hi.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { russian } from './ru.ts'
import { swedish } from './sv.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'
import { chinese } from './zh.ts'

export const dangerAnswers: readonly DangerAnswers[] = [
  english,
  german,
  spanish,
  french,
  italian,
  portuguese,
  dutch,
  polish,
  russian,
  turkish,
  ukrainian,
  arabic,
  chinese,
  japanese,
  hindi,
  korean,
  swedish,
]
