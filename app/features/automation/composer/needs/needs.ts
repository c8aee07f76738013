import { addiction } from './addiction-phrases.ts'
import { eating } from './eating-phrases.ts'
import { extremeIn } from './extreme-amounts.ts'
import { foreignNeeds } from './foreign-phrases.ts'
import { despair, dying, selfHarm } from './harm-phrases.ts'
import { harmless } from './harmless-phrases.ts'
import { loss, notLost } from './loss-phrases.ts'
import { medicine, supplementForms } from './medicine-phrases.ts'
import { needs, type Need } from './need.ts'
import { findPhrase, phraseBookOf } from './spoken-phrases.ts'
import { violence } from './violence-phrases.ts'
import { weakSigns } from './weak-signs.ts'
import { classes } from './word-classes.ts'

const phrasesOf = {
  dying: `${dying},${foreignNeeds.dying}`,
  selfHarm: `${selfHarm},${foreignNeeds.selfHarm}`,
  despair: `${despair},${foreignNeeds.despair}`,
  eating: `${eating},${foreignNeeds.eating}`,
  medicine: `${medicine},${foreignNeeds.medicine}`,
  loss: `${loss},${foreignNeeds.loss}`,
  violence: `${violence},${foreignNeeds.violence}`,
  addiction: `${addiction},${foreignNeeds.addiction}`,
}
const phrases = Object.entries(phrasesOf).map(([need, list]) => [need as Need, phraseBookOf(list, classes)] as const)
const weak = Object.entries(weakSigns).map(([need, list]) => [need as Need, phraseBookOf(list, classes)] as const)
const meaningless = phraseBookOf(`${harmless},${supplementForms},${notLost}`, classes)

const ofExtremes = {
  water: 'water',
  sleep: 'sleep',
  training: 'training',
  stimulants: 'stimulants',
  food: 'eating',
  drink: 'addiction',
  tablets: 'dying',
} as const

/** In characters. */
const MAX_READ = 1_200

/** More words than these no title has, and a brief says by then what it is about. */
const MAX_WORDS = 120

/** The needs that a text speaks of, in the order of `needs`. In doubt it hears one: that costs a click. */
export function needsIn(text: string): Need[] {
  const all = wordsIn(text)
  const words = withoutHarmless(all)
  const found = new Set(phrases.flatMap(([need, list]) => (findPhrase(list, words) ? [need] : [])))
  const extreme = extremeIn(all)
  if (extreme) found.add(ofExtremes[extreme])
  return needs.filter((need) => found.has(need))
}

/** The needs that a text may come from which is refused for other reasons. */
export function needsHintedAt(text: string): Need[] {
  const words = withoutHarmless(wordsIn(text))
  return weak.flatMap(([need, list]) => (findPhrase(list, words) ? [need] : []))
}

/** A text as the words that are listened for: in small letters, without accents and apostrophes. */
function wordsIn(text: string): string[] {
  const plain = text
    .slice(0, MAX_READ)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’´`]/gu, '')
    .toLowerCase()
  const words = plain.replaceAll(/\bfor\s+ever\b/g, 'forever').match(/[a-z]+|\d+[a-z]*/g) ?? []
  return words.slice(0, MAX_WORDS)
}

/** In the place of a turn of phrase stands a word that means nothing. */
function withoutHarmless(words: readonly string[]): readonly string[] {
  let rest = words
  for (let times = 0; times < words.length; times++) {
    const place = findPhrase(meaningless, rest)
    if (!place) return rest
    rest = [...rest.slice(0, place.from), '', ...rest.slice(place.to)]
  }
  return rest
}
