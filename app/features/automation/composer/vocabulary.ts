import type { LibraryTopic } from '#content/library/topic.ts'
import { pillars } from '#content/pillars.ts'

import { withoutOtherMeanings } from './other-meanings.ts'
import { perLibrary, perTopic } from './per-topic.ts'
import { groupsIn } from './reader-groups.ts'
import { plainOf, stemsOf } from './stems.ts'

/** How much a word counts by where the topic has it. */
export const weights = {
  name: 3,
  keyword: 3,
  ofKeyword: 2,
  phrase: 4,
  byName: 6,
  partOfPhrase: 0.8,
  tag: 1.5,
  pillar: 0.5,
  most: 6,
} as const

/** Each word of a topic with what it counts: the more often the topic says it, the more. */
export const vocabularyOf = perTopic((topic) => {
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    // A word with its number is as telling as a whole keyword.
    for (const stem of stemsOf(text))
      words.set(stem, Math.min(weights.most, (words.get(stem) ?? 0) + (/\d$/.test(stem) ? 2 * weights.keyword : weight)))
  }
  for (const tag of topic.tags) add(tag, weights.tag)
  for (const keyword of topic.keywords) add(keyword, weightOf(keyword))
  add(topic.name, weights.name)
  // Of “caffeine and sleep”, the pillar’s own word says nothing new.
  for (const word of pillarWordsOf(topic)) words.set(word, weights.pillar)
  return words
})

function weightOf(keyword: string): number {
  if (stemsOf(keyword).length > 1) return weights.partOfPhrase
  return keyword.includes(' ') ? weights.ofKeyword : weights.keyword
}

export const pillarWordsOf = perTopic(
  ({ pillar }) => new Set(stemsOf(`${pillar} ${pillars.find(({ slug }) => slug === pillar)?.title ?? ''}`)),
)

/** What the topic is called: each part of its name and each keyword, as words. */
const callsOf = perTopic(({ name, keywords }) =>
  [...name.split(/,| and /), name, ...keywords].map((text) => ({ text: plainOf(text).trim(), stems: stemsOf(text) })),
)

/** The calls of more than one telling word. */
export const phrasesOf = perTopic((topic) => callsOf(topic).flatMap(({ stems }) => (stems.length > 1 ? [stems] : [])))

/** A text as its subject is looked for in it. */
export interface TextTerms {
  readonly stems: readonly string[]
  readonly known: ReadonlySet<string>
  /** With the words that say nothing by themselves. */
  readonly asTheyAre: string
  /** The groups of people and illnesses that are spoken of. */
  readonly groups: readonly string[]
}

export function termsIn(text: string): TextTerms {
  const meant = withoutOtherMeanings(plainOf(text))
  const stems = stemsOf(meant)
  return { stems, known: new Set(stems), asTheyAre: wordsAsTheyAre(meant), groups: groupsIn(text) }
}

/** What two texts say together. */
export function mergeTerms(one: TextTerms, other: TextTerms): TextTerms {
  const stems = [...one.stems, ...other.stems]
  const groups = [...new Set([...one.groups, ...other.groups])]
  return { stems, known: new Set(stems), asTheyAre: `${one.asTheyAre}|${other.asTheyAre}`, groups }
}

/** The calls of a topic that are said word for word: “days off”. */
export function callsIn(topic: LibraryTopic, terms: TextTerms): ReadonlyArray<readonly string[]> {
  return spelledOf(topic).flatMap(({ asTheyAre, stems }) => (terms.asTheyAre.includes(asTheyAre) ? [stems] : []))
}

/** The same, but for those that tell only when or where: “on days off”, “before dinner”. */
export function mainCallsIn(topic: LibraryTopic, terms: TextTerms): ReadonlyArray<readonly string[]> {
  return spelledOf(topic).flatMap(({ asTheyAre, stems }) => {
    const at = terms.asTheyAre.indexOf(asTheyAre)
    return at < 0 || CIRCUMSTANCE.test(terms.asTheyAre.slice(0, at)) ? [] : [stems]
  })
}

const CIRCUMSTANCE = / (?:on|in|at|during|after|before|while|when|from|for|through) *(?:the|your|my|our|a|an)?$/

const spelledOf = perTopic((topic) =>
  callsOf(topic)
    .filter(({ text }) => /[^ ] [^ ]/.test(text.replace(/^(?:the|an?) /, '')))
    .map(({ text, stems }) => ({ asTheyAre: wordsAsTheyAre(text), stems })),
)

/** A text as its words alone, with a blank around each. */
export function wordsAsTheyAre(text: string): string {
  return ` ${plainOf(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `
}

/** The calls of one word, which names the topic by itself; the pillar’s own word does not, nor one that was left of several. */
export const namesOf = perTopic((topic) => {
  const pillarWords = pillarWordsOf(topic)
  const single = callsOf(topic).flatMap(({ text, stems }) =>
    /^(?:the |an? )?[^ ]+$/.test(text) && stems.length === 1 ? stems : [],
  )
  return new Set(single.filter((stem) => !pillarWords.has(stem)))
})

/** Every word that stands anywhere in a topic’s texts. */
export const wordsIn = perTopic(({ name, titles, keywords, tags, summary, passages, steps, questions }) => {
  const texts = passages.flatMap(({ heading, text }) => [heading, text])
  const asked = questions.flatMap(({ question, answer }) => [question, answer])
  return new Set(stemsOf([name, ...titles, ...keywords, ...tags, summary, ...texts, ...steps, ...asked].join(' ')))
})

/** How telling a word is: 1 for one that the library does not have, towards 0 for one that is everywhere in it. */
export function telling(topics: readonly LibraryTopic[]): (stem: string) => number {
  const known = spreadOfTexts(topics)
  const most = Math.log(topics.length + 1)
  return (stem) => 1 - Math.log((known.get(stem) ?? 0) + 1) / most
}

const spreadOfTexts = perLibrary((topics) => count(topics.map(wordsIn)))

/** How rare a word is among those that topics are found by. */
export function rarity(topics: readonly LibraryTopic[]): (stem: string) => number {
  const known = spreadOfVocabularies(topics)
  return (stem) => Math.log(1 + topics.length / (known.get(stem) ?? topics.length)) / Math.log(1 + topics.length)
}

const spreadOfVocabularies = perLibrary((topics) => count(topics.map((topic) => vocabularyOf(topic).keys())))

function count(lists: ReadonlyArray<Iterable<string>>): ReadonlyMap<string, number> {
  const known = new Map<string, number>()
  for (const list of lists) for (const stem of list) known.set(stem, (known.get(stem) ?? 0) + 1)
  return known
}
