import { use } from 'react'

import { spell } from '#base/dates/spelling.ts'

import { ReaderLanguage } from './reader-language.tsx'

/** Writes words of ours in the spelling of whoever reads the page. What a person typed is left as it is: do not pass it. */
export function useSpelling(): (words: string) => string {
  const language = use(ReaderLanguage)
  return (words) => spell(words, language)
}
