import { stemsOf } from './stems.ts'

/**
 * Signs that a title is of another language although every longer word of it is English as well: “Vitamin D im Winter”, “stress e sport”. English writes “im” for
 * “I’m”, and before a small letter.
 */
const SIGNS: readonly RegExp[] = [
  /(?:^|\s)im\s+\p{Lu}\p{Ll}/u,
  /\bim (?:winter|sommer|herbst|sport|job|park|bett|home ?office|training|test|hotel|restaurant|supermarkt|team)\b/i,
  /(?<!\b(?:vitamins?|generation|type|and|or))\s[eyo]\s+\p{L}{3}/iu,
]

/** Longer than this no subject is told. */
const MAX_READ = 600

/** Whether a text is of another language than English, as far as that shows in words that both have. `isName` tells the words by which topics are called. */
export function isForeign(text: string, isName: (stem: string) => boolean): boolean {
  const title = text.slice(0, MAX_READ).normalize('NFC')
  if (SIGNS.some((sign) => sign.test(title))) return true
  const words = title.match(/\p{L}+/gu) ?? []
  return words.some((word) => hasAccent(word) && stemsOf(word).some((stem) => isName(stem)))
}

/** Whether a word is written with a letter that English has not: “magnésium”. */
export function hasAccent(word: string): boolean {
  return /\P{ASCII}/u.test(word)
}
