/** What nobody should be told without somebody who vouches for it: large numbers, shares, stars, and words that prove. */
const TELLING =
  /(?<![\d,.])\d[\d,.]*(?:\+|[MK]\b)|\d%|\d(?:\.\d)?\/5|proven|clinically|guaranteed|\bcure\b|evidence-based|science-based|certified|award|money-back|\bweekly live\b/i

/** How many people, or what they wrote: nobody but the owner knows. From ten on; whom a lesson or a group is for is fewer. */
const COUNTING =
  /(?<![\d,.:$€£])\d[\d,.]*\d(?:\s+[\p{L}’'-]+){0,2}\s+(?:members|readers|clients|people|subscribers|followers|customers|students|participants|patients|users|listeners|viewers|families|women|men|downloads|reviews|ratings|testimonials|success stories)\b/iu

/** Says what the software does itself, or what something is not. */
const HARMLESS = [
  // A disclaimer.
  'cures or prevents a disease',
]

/** What holds the owner to something: terms of trial and membership, gifts, and how soon somebody hears. */
const PROMISING =
  /\bno (?:credit card|questions asked|risk)\b|\bcancel(?:led)? (?:any ?time|at any time|when(?:ever)?)\b|risk-free|\bmoney back\b|\brefund|\bfor free\b|\bfree (?:for|of charge)\b|\bends by itself\b|\b(?:answer|reply|replies|respond|hear)(?:s|ed)?\b[^.!?]{0,40} within /i

const SENTENCE_END = /(?<=[.!?…])\s+|\n+/

const isTelling = (text: string) => [TELLING, COUNTING, PROMISING].some((sounds) => sounds.test(text))

/** Every text in a value; a figure as one, with what it counts. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const { value: number, label } = value as Record<string, unknown>
  if (typeof number === 'string' && typeof label === 'string') return [`${number} ${label}`]
  return Object.values(value).flatMap(textsIn)
}

/** Texts that sound like a claim, but for what is known to be one. */
export function unclaimedTexts(texts: readonly string[], known: readonly string[]): string[] {
  const longestFirst = known.filter(Boolean).toSorted((one, other) => other.length - one.length)
  const rest = (text: string) => longestFirst.reduce((left, claim) => left.replaceAll(claim, ''), text)
  return texts.filter((text) => isTelling(rest(text)) && !HARMLESS.some((words) => text.includes(words)))
}

/** The sentences in a value that sound like a claim and are none yet, each once. Markdown is read without its marks: addresses claim nothing. */
export function unclaimedSentences(value: unknown, known: readonly string[]): string[] {
  const telling = unclaimedTexts(textsIn(value).map(withoutMarks), known)
  return [...new Set(telling.flatMap((text) => unclaimedTexts(text.split(SENTENCE_END), known)))]
}

function withoutMarks(text: string): string {
  return text
    .replaceAll(/!?\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replaceAll(/https?:\/\/\S+/g, '')
    .replaceAll(/\*+|__|`/g, '')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-+]|\d{1,3}[.)])[ \t]+/gm, '')
}
