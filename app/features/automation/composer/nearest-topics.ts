import type { LibraryTopic } from '#content/library/topic.ts'

import { scoresOf, type Asked } from './choose-topic.ts'
import { otherSubjectStems } from './other-subjects.ts'
import { pillarWordsOf, rarity, saidIn, wordsIn } from './vocabulary.ts'

/** So many are offered in place of a subject that the library does not have. */
export const OFFERED = 3

/** What is near to a subject by an editor’s judgement, by the pillar’s name, and by a word that a topic’s texts have. */
const NEAR = { judged: 4, pillar: 4, text: 0.5 } as const

/** What people may mean by illnesses and groups for whom the library does not write: who can help. */
const GRAVE = /^(?:suicide|depression|mind|eatingDisorder|addiction)$/

/**
 * The topics nearest to a brief that the library does not cover, the nearest first: those it calls by a word of theirs, then those that an editor would
 * name beside its subject. Always three, as far as there are so many, in an order that does not change.
 */
export function nearestTopics(topics: readonly LibraryTopic[], brief: Asked): LibraryTopic[] {
  const said = saidIn(`${brief.topic} ${brief.prompt}`)
  const scores = scoresOf(topics, brief)
  const rare = rarity(topics)
  const judged = [...said.known].flatMap((stem) => otherSubjectStems.get(stem) ?? [])
  if (said.groups.some((group) => GRAVE.test(group))) judged.push('more-than-stress', 'people-who-steady-you')
  const nearness = (topic: LibraryTopic) => {
    let near = scores.get(topic)! + NEAR.judged * judged.filter((id) => id === topic.id).length
    for (const stem of said.known) {
      if (pillarWordsOf(topic).has(stem)) near += NEAR.pillar
      if (wordsIn(topic).has(stem)) near += NEAR.text * rare(stem)
    }
    return near
  }
  const ranked = topics.map((topic) => [topic, nearness(topic)] as const).toSorted(([, one], [, other]) => other - one)
  const near = ranked.filter(([, value]) => value > 0).map(([topic]) => topic)
  return [...near, ...oneOfEachPillar(topics.filter((topic) => !near.includes(topic)))].slice(0, OFFERED)
}

/** Where nothing is near, a little of everything: the first of each pillar before the second of any. */
function oneOfEachPillar(topics: readonly LibraryTopic[]): readonly LibraryTopic[] {
  const before = (topic: LibraryTopic) =>
    topics.slice(0, topics.indexOf(topic)).filter(({ pillar }) => pillar === topic.pillar).length
  return topics.toSorted((one, other) => before(one) - before(other))
}
