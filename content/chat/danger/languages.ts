import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import type { DangerWords } from './form.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'

/** The languages in which somebody in danger is heard. */
export const dangerLanguages: readonly DangerWords[] = [english, german, spanish, french, italian]
