import { createContext, use } from 'react'

import type { DateLanguage } from './date-words.ts'
import { spell } from './spelling.ts'

/** How whoever is signed in reads; null as the site writes, for visitors too. */
export const ReaderLanguage = createContext<DateLanguage>(null)

/** Writes words of ours in the spelling of whoever reads the page. What a person typed is left as it is: do not pass it. */
export function useSpelling(): (words: string) => string {
  const language = use(ReaderLanguage)
  return (words) => spell(words, language)
}
