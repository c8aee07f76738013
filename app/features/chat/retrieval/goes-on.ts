import type { Term } from './question-terms.ts'

const BEGINS =
  /^\W*(?:and|or|but|so|also|then|what about|how about|what if|what else|anything else|for|with|without|in|on|why|when|where)\b/i
const POINTS_BACK = /\b(?:it|its|that|this|they|them|their|those|these|there|one|ones|each|both|other|another|same)\b/i

/** Whether a message goes on from the one before it: it begins as such a question does, or points back. */
export const goesOn = (message: string): boolean => BEGINS.test(message) || POINTS_BACK.test(message)

const PRONOUN = /\b(?:it|its|that|this|they|them|their|those|these|ones?)\b/i
/** What a thing has: alone, it is that of the thing before. */
const ATTRIBUTE_WORDS = new Set(
  (
    'is dose dosage dosing how much to take cost costs price prices pricing fee long length duration last time minutes hours goal lesson lessons evidence ' +
    'avoid safe safety unsafe should not take not take side effects side effect dangerous harmful interactions caution'
  ).split(' '),
)

/** Whether a message asks about the thing before: it says “it”, names only what a thing has (“the dose?”), or nothing at all (“tell me more”). */
export function pointsBack(message: string, terms: readonly Term[]): boolean {
  return PRONOUN.test(message) || asksForAttribute(terms)
}

/** Its dose, its price, its length: nothing else is named. */
export function asksForAttribute(terms: readonly Term[]): boolean {
  return terms.every(({ word }) => word.split(' ').every((part) => ATTRIBUTE_WORDS.has(part)))
}

/** Whether a message asks for the rest of what was begun. */
export const asksForMore = (message: string): boolean => /\b(?:more|else|further|continue|go on)\b/i.test(message)
