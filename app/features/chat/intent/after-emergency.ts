import { goesOn } from '#features/chat/retrieval/goes-on.ts'
import { questionTerms } from '#features/chat/retrieval/question-terms.ts'
import { tokensOf } from '#features/chat/retrieval/tokens.ts'

import { hasAny } from './phrases.ts'

const HELP =
  'call ambulance hospital doctor emergency serious dangerous worse wait 911 112 999 000 help dying hurts pain breathe scared alone danger bye goodbye'.split(
    ' ',
  )

/** Alone it is the German article (“Was kostet die Mitgliedschaft?”). */
const DIE = [
  'to die',
  'i * die',
  'he * die',
  'she * die',
  'they * die',
  'will * die',
  'wont die',
  'not die',
  'can * die',
  'could * die',
  'might * die',
]

/** Whether a message that comes directly after the emergency’s answer is still about it: “what should I do?”. Thanks are not. */
export function isStillAboutEmergency(text: string): boolean {
  const words = tokensOf(text)
  if (words.some((word) => /^(?:thanks?|thx)$/.test(word))) return false
  return questionTerms(text).length === 0 || goesOn(text) || words.some((word) => HELP.includes(word)) || hasAny(words, DIE)
}
