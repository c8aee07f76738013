import { arabic as arabicAnswers } from '#content/chat/danger-answers/ar.ts'
import { german as germanAnswers } from '#content/chat/danger-answers/de.ts'
import { english as englishAnswers } from '#content/chat/danger-answers/en.ts'
import { spanish as spanishAnswers } from '#content/chat/danger-answers/es.ts'
import type { DangerAnswers } from '#content/chat/danger-answers/form.ts'
import { french as frenchAnswers } from '#content/chat/danger-answers/fr.ts'
import { hindi as hindiAnswers } from '#content/chat/danger-answers/hi.ts'
import { italian as italianAnswers } from '#content/chat/danger-answers/it.ts'
import { japanese as japaneseAnswers } from '#content/chat/danger-answers/ja.ts'
import { korean as koreanAnswers } from '#content/chat/danger-answers/ko.ts'
import { dutch as dutchAnswers } from '#content/chat/danger-answers/nl.ts'
import { polish as polishAnswers } from '#content/chat/danger-answers/pl.ts'
import { portuguese as portugueseAnswers } from '#content/chat/danger-answers/pt.ts'
import { russian as russianAnswers } from '#content/chat/danger-answers/ru.ts'
import { swedish as swedishAnswers } from '#content/chat/danger-answers/sv.ts'
import { turkish as turkishAnswers } from '#content/chat/danger-answers/tr.ts'
import { ukrainian as ukrainianAnswers } from '#content/chat/danger-answers/uk.ts'
import { chinese as chineseAnswers } from '#content/chat/danger-answers/zh.ts'

import { arabic } from './ar.ts'
import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { DangerWords } from './form.ts'
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

/** A language in which somebody in danger is heard and answered. */
export interface DangerLanguage {
  readonly words: DangerWords
  readonly answers: DangerAnswers
}

/** English first: it goes behind what is said in another. */
export const dangerLanguages: readonly DangerLanguage[] = [
  { words: english, answers: englishAnswers },
  { words: german, answers: germanAnswers },
  { words: spanish, answers: spanishAnswers },
  { words: french, answers: frenchAnswers },
  { words: italian, answers: italianAnswers },
  { words: portuguese, answers: portugueseAnswers },
  { words: dutch, answers: dutchAnswers },
  { words: polish, answers: polishAnswers },
  { words: russian, answers: russianAnswers },
  { words: turkish, answers: turkishAnswers },
  { words: ukrainian, answers: ukrainianAnswers },
  { words: arabic, answers: arabicAnswers },
  { words: chinese, answers: chineseAnswers },
  { words: japanese, answers: japaneseAnswers },
  { words: hindi, answers: hindiAnswers },
  { words: korean, answers: koreanAnswers },
  { words: swedish, answers: swedishAnswers },
]
