import type { LibraryTopic } from '#content/library/topic.ts'

import { scoresOf, type Asked } from './choose-topic.ts'
import { inEnglish } from './foreign-words.ts'
import { topicsBeside } from './needs/beside-needs.ts'
import { needsInDanger } from './needs/danger.ts'
import { needs, type Need } from './needs/need.ts'
import { needsHintedAt } from './needs/needs.ts'
import { neutralStems } from './neutral-words.ts'
import { otherSubjectStems } from './other-subjects.ts'
import { isGrave } from './parts.ts'
import { perLibrary } from './per-topic.ts'
import { groupsIn } from './reader-groups.ts'
import { seeded } from './seeded.ts'
import { withoutSlips } from './slips.ts'
import { stemsOf } from './stems.ts'
import { subjectOfPrompt, subjectOfTitle } from './subject.ts'
import { namesOf, pillarWordsOf, rarity, termsIn, wordsIn } from './vocabulary.ts'

/** So many are offered in place of a subject that the library does not have. */
export const OFFERED = 3

/** What is near to a subject by an editor’s judgement, by the pillar’s name, and by a word that a topic’s texts have. */
const NEAR = { judged: 4, eachLater: 0.2, pillar: 4, text: 0.5 } as const

/** A word that stands somewhere in a text makes nothing near by itself. */
const LEAST = 1

/** A part of a longer word that names something: “sleepwalking”. */
const PART = { shortest: 4, ofAtLeast: 8 } as const

/** Illnesses of the mind and what they come from, by the groups that they are known by. */
const needOfGroup: Readonly<Record<string, Need>> = {
  suicide: 'dying',
  depression: 'despair',
  mind: 'despair',
  eatingDisorder: 'eating',
  addiction: 'addiction',
}

export interface Offered {
  readonly topic: LibraryTopic
  /** Whether it has anything to do with what was asked for; else it is one of three that the library can write about. */
  readonly isNear: boolean
  /** Whether it is offered beside a need rather than a subject: somebody may be asking for help. */
  readonly isBesideNeed: boolean
}

/**
 * The topics nearest to a brief that the library does not cover: those it calls by a word of theirs (also in another language or
 * a longer word), then those beside its subject, else some of different pillars. Three where there are as many, always the same
 * for one brief. Where it may come from a need, those beside that need, whatever its words.
 */
export function nearestTopics(topics: readonly LibraryTopic[], brief: Asked): Offered[] {
  const beside = besideNeed(topics, brief)
  if (beside.length > 0) return beside.map((topic) => ({ topic, isNear: true, isBesideNeed: true }))
  const asked = withHints(topics, brief)
  const terms = termsIn(`${asked.topic} ${asked.prompt}`)
  const scores = scoresOf(topics, asked)
  const rare = rarity(topics)
  const judged = [...terms.known].flatMap((stem) => otherSubjectStems.get(stem)?.map((id, at) => ({ id, at })) ?? [])
  const nearness = (topic: LibraryTopic) => {
    let near = scores.get(topic)!
    for (const { id, at } of judged) if (id === topic.id) near += NEAR.judged - at * NEAR.eachLater
    for (const stem of terms.known) {
      if (pillarWordsOf(topic).has(stem)) near += NEAR.pillar
      if (wordsIn(topic).has(stem)) near += NEAR.text * rare(stem)
    }
    return near
  }
  const ranked = topics.map((topic) => [topic, nearness(topic)] as const).toSorted(([, one], [, other]) => other - one)
  const near = ranked.filter(([, value]) => value >= LEAST).map(([topic]) => topic)
  const others = mixed(
    topics.filter((topic) => !near.includes(topic)),
    brief,
  )
  const offered = [...near.map((topic) => ({ topic, isNear: true })), ...others.map((topic) => ({ topic, isNear: false }))]
  return offered.slice(0, OFFERED).map((one) => ({ ...one, isBesideNeed: false }))
}

/** The topics that may stand beside the needs of a brief; none where it speaks of none. */
function besideNeed(topics: readonly LibraryTopic[], { topic, prompt }: Asked): readonly LibraryTopic[] {
  const ofTitle = needsBehind(subjectOfTitle(topic).asWritten)
  const isTitled = ofTitle.length > 0 || stemsOf(topic).length > 0
  const understood = isTitled ? ofTitle : needsBehind(subjectOfPrompt(prompt).asWritten)
  return topicsBeside(understood).flatMap((id) => topics.filter((topic) => topic.id === id))
}

function needsBehind(texts: readonly string[]): Need[] {
  const ofGroups = texts.flatMap(groupsIn).flatMap((group) => needs.find((need) => need === group) ?? needOfGroup[group] ?? [])
  if (ofGroups.length > 0) return ofGroups
  const inDanger = texts.flatMap(needsInDanger)
  return inDanger.length > 0 ? inDanger : texts.flatMap(needsHintedAt)
}

/** The brief with what its words are in English, and the parts of longer ones. */
function withHints(topics: readonly LibraryTopic[], { topic, prompt }: Asked): Asked {
  const understood = [topic, prompt].map((text) => withoutSlips(topics, text))
  const [inTopic, inPrompt] = understood.map((text) => `${text} ${inEnglish(text)} ${partsIn(topics, text)}`)
  return { topic: inTopic!, prompt: inPrompt! }
}

function partsIn(topics: readonly LibraryTopic[], text: string): string {
  const known = namesAndPillars(topics)
  const long = stemsOf(text).filter((stem) => stem.length >= PART.ofAtLeast && !wordsOfLibrary(topics).has(stem))
  return long.flatMap((stem) => known.filter((part) => stem.startsWith(part) || stem.endsWith(part))).join(' ')
}

const namesAndPillars = perLibrary((topics) => {
  const words = new Set(topics.flatMap((topic) => [...namesOf(topic), ...pillarWordsOf(topic)]))
  return [...words].filter((word) => word.length >= PART.shortest && !neutralStems.has(word))
})
const wordsOfLibrary = perLibrary((topics) => new Set(topics.flatMap((topic) => [...wordsIn(topic)])))

/** Where nothing is near, a little of everything: one of each pillar before the second of any, and nothing grave first. */
function mixed(topics: readonly LibraryTopic[], { topic, prompt }: Asked): readonly LibraryTopic[] {
  const shuffled = seeded(`${topic}\n${prompt}`).shuffle('mixed', topics)
  const lightFirst = shuffled.toSorted((one, other) => Number(isGrave(one)) - Number(isGrave(other)))
  const rank = new Map<LibraryTopic, number>()
  const ofPillar = new Map<string, number>()
  for (const one of lightFirst) {
    rank.set(one, ofPillar.get(one.pillar) ?? 0)
    ofPillar.set(one.pillar, rank.get(one)! + 1)
  }
  return lightFirst.toSorted((one, other) => rank.get(one)! - rank.get(other)!)
}
