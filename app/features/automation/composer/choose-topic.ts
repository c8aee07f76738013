import type { LibraryTopic } from '#content/library/topic.ts'
import type { Brief } from '#features/automation/core/article.ts'

import { asksForNothing, topicsAbout } from './coverage.ts'
import { isForeign } from './foreign-titles.ts'
import { perLibrary, perTopic } from './per-topic.ts'
import type { Seeded } from './seeded.ts'
import { withoutSlips } from './slips.ts'
import { stemsOf } from './stems.ts'
import { groupsAddressed, subjectOfPrompt, subjectOfTitle, type Subject } from './subject.ts'
import {
  callsIn,
  namesOf,
  phrasesOf,
  pillarWordsOf,
  rarity,
  termsIn,
  mergeTerms,
  vocabularyOf,
  weights,
  type TextTerms,
} from './vocabulary.ts'

/** The focus says more exactly what is meant. */
const FOCUS = 2

export type Asked = Pick<Brief, 'prompt' | 'topic'>

/** The topic that covers what a brief asks for; null where none does, or nothing particular is asked. Its focus goes before its prompt. */
export function findTopic(
  topics: readonly LibraryTopic[],
  brief: Asked,
  among: readonly LibraryTopic[] = topics,
): LibraryTopic | null {
  for (const subject of subjectsOf(topics, brief)) {
    const fitting = topicsAbout(topics, subject).filter((topic) => among.includes(topic))
    if (fitting.length === 0) continue
    const scores = scoresOf(topics, brief)
    return fitting.toSorted((one, other) => scores.get(other)! - scores.get(one)!)[0]!
  }
  return null
}

/** A brief without slips of the finger. */
function asMeant(topics: readonly LibraryTopic[], { topic, prompt }: Asked): Asked {
  return { topic: withoutSlips(topics, topic), prompt: withoutSlips(topics, prompt) }
}

/** What a brief asks for, in the ways in which it may be read. */
export function subjectsOf(topics: readonly LibraryTopic[], brief: Asked): Subject[] {
  const { topic: focus, prompt } = asMeant(topics, brief)
  const title = subjectOfTitle(focus)
  const addressed = { ...title.main, groups: [...title.main.groups, ...groupsAddressed(prompt)] }
  const alone = { main: addressed, whole: addressed, asWritten: title.asWritten }
  if (asksForNothing(topics, title)) {
    const ofPrompt = subjectOfPrompt(prompt)
    const asPrompted = [withGroups(subjectOfTitle(prompt), ofPrompt.main.groups), ofPrompt]
    // “Better sleep” is a subject, if a wide one; “a better week” is none.
    return title.main.stems.length > 0 ? [...asPrompted, alone] : asPrompted
  }
  const both = subjectOfPrompt(prompt)
  const together = mergeTerms(both.main, title.main)
  const asWritten = [...title.asWritten, ...both.asWritten]
  return [alone, { main: together, whole: mergeTerms(both.whole, title.main), asWritten }]
}

/**
 * Whether the library has what a brief asks for, or the brief asks for nothing particular. Where it has not, an article would be about something
 * else, whatever the words have in common.
 */
export function isCovered(topics: readonly LibraryTopic[], brief: Asked): boolean {
  if (![brief.topic, brief.prompt].every((text) => isReadable(text) && !isForeign(text, isNameIn(topics)))) return false
  const subjects = subjectsOf(topics, brief)
  return subjects.some((subject) => asksForNothing(topics, subject) || topicsAbout(topics, subject).length > 0)
}

/** A subject with what else is spoken of. */
function withGroups({ main, ...rest }: Subject, groups: readonly string[]): Subject {
  return { main: { ...main, groups: [...new Set([...main.groups, ...groups])] }, ...rest }
}

/** The words by which topics and pillars are called. */
const isNameIn = perLibrary((topics) => {
  const names = new Set(topics.flatMap((topic) => [...namesOf(topic), ...pillarWordsOf(topic)]))
  return (stem: string) => names.has(stem)
})

/** Whether it is written in Latin letters, or without any: of any other script, or a picture, nothing is known but that it asks for something. */
function isReadable(text: string): boolean {
  if (/^[\d\s\p{P}]*$/u.test(text)) return true
  return /\p{Script=Latin}/u.test(text) && !/(?!\p{Script=Latin})\p{L}{2}/u.test(text)
}

/**
 * The topic for an article: the one that the brief names, else one of the pillar that was not written about for the longest time.
 * `avoid` holds ids in the order of their use, the oldest first; one of them is taken only when nothing else is left. Of those in `given` only what
 * the brief names is taken again.
 */
export function chooseTopic(
  topics: readonly LibraryTopic[],
  brief: Asked,
  { avoid, given = new Map() }: { avoid: ReadonlySet<string>; given?: ReadonlyMap<string, string> },
  random: Seeded,
): LibraryTopic {
  const allowed = orAll(
    topics.filter(({ id }) => !avoid.has(id)),
    topics,
  )
  const named = findTopic(topics, brief, allowed)
  if (named) return named
  const fresh = orAll(
    allowed.filter(({ id }) => !given.has(id)),
    allowed,
  )
  const scores = findTopic(topics, brief) ? scoresOf(topics, brief) : ofPillar(topics, brief)
  const usedAt = new Map([...given.keys(), ...avoid].map((id, at) => [id, at]))
  const pillarUsedAt = new Map<string, number>()
  for (const { id, pillar } of topics) pillarUsedAt.set(pillar, Math.max(pillarUsedAt.get(pillar) ?? -1, usedAt.get(id) ?? -1))
  const age = (topic: LibraryTopic) =>
    fresh.every(({ id }) => usedAt.has(id)) ? usedAt.get(topic.id)! : pillarUsedAt.get(topic.pillar)!
  return random
    .shuffle('topic', fresh)
    .toSorted((one, other) => scores.get(other)! - scores.get(one)! || age(one) - age(other))[0]!
}

function orAll<T>(some: readonly T[], all: readonly T[]): readonly T[] {
  return some.length > 0 ? some : all
}

/** For a subject that the library does not have: what is of the pillar that is named. */
function ofPillar(topics: readonly LibraryTopic[], brief: Asked) {
  const { stems } = termsIn(`${brief.topic} ${brief.prompt}`)
  return new Map(topics.map((topic) => [topic, stems.filter((stem) => pillarWordsOf(topic).has(stem)).length]))
}

/** How much the words of a brief speak for each topic. */
export function scoresOf(topics: readonly LibraryTopic[], brief: Asked) {
  const { topic: focus, prompt } = asMeant(topics, brief)
  const rare = rarity(topics)
  const weighted = [
    { terms: termsIn(prompt), weight: 1 },
    { terms: termsIn(focus), weight: FOCUS },
  ].map(({ terms, weight }) => ({ terms, weight, text: ` ${terms.stems.join(' ')} ` }))
  return new Map(
    topics.map((topic) => {
      let score = 0
      for (const { terms, weight, text } of weighted) {
        for (const stem of terms.known) score += weight * (vocabularyOf(topic).get(stem) ?? 0) * rare(stem)
        const calls = callsIn(topic, terms)
        const wholes = textsOf(topic).filter((phrase) => text.includes(` ${phrase} `)).length + calls.length
        score += weight * (weights.phrase * wholes + (isCalledByName(topic, terms, calls) ? weights.byName : 0))
      }
      return [topic, score]
    }),
  )
}

const textsOf = perTopic((topic) => [...new Set(phrasesOf(topic).map((phrase) => phrase.join(' ')))])
const nameOf = perTopic(({ name }) => stemsOf(name))

function isCalledByName(topic: LibraryTopic, { known }: TextTerms, calls: ReadonlyArray<readonly string[]>): boolean {
  const stems = nameOf(topic)
  return stems.length === 1 ? known.has(stems[0]!) : calls.some((call) => String(call) === String(stems))
}
