import { arabic } from './ar.ts'
import { english } from './en.ts'
import type { DangerWords } from './form.ts'
import { hindi } from './hi.ts'
import { russian } from './ru.ts'
import { turkish } from './tr.ts'
import { ukrainian } from './uk.ts'

/** The languages in which somebody in danger is heard. */
export const dangerLanguages: readonly DangerWords[] = [english, russian, ukrainian, turkish, arabic, hindi]
