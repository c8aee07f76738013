import { english } from './en.ts'
import type { DangerWords } from './form.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch } from './nl.ts'
import { polish } from './pl.ts'
import { portuguese } from './pt.ts'
import { swedish } from './sv.ts'
import { chinese } from './zh.ts'

/** The languages in which somebody in danger is heard. */
export const dangerLanguages: readonly DangerWords[] = [english, portuguese, dutch, polish, swedish, chinese, japanese, korean]
