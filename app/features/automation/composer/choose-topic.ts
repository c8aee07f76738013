import type { LibraryTopic } from '#content/library/topic.ts'
import { pillars } from '#content/pillars.ts'
import type { Brief } from '#features/automation/article.ts'

import { perTopic } from './per-topic.ts'
import type { Seeded } from './seeded.ts'
import { stemsOf } from './stems.ts'

/** How much a word counts by where the topic has it. */
const weights = { name: 3, keyword: 3, phrase: 4, partOfPhrase: 0.8, tag: 1.5, pillar: 0.5, most: 6 } as const
/** The focus says more exactly what is meant. */
const FOCUS = 2

/** The topic that a brief speaks of; null where its words name none. */
export function findTopic(topics: readonly LibraryTopic[], brief: Pick<Brief, 'prompt' | 'topic'>): LibraryTopic | null {
  const scores = scoresOf(topics, brief)
  const best = topics.toSorted((one, other) => scores.get(other)! - scores.get(one)!)[0]
  return best && scores.get(best)! >= weights.tag ? best : null
}

/**
 * The topic for an article: the one that the brief’s words name best, else one of the pillar that was not written about for the longest time.
 * `avoid` holds ids in the order of their use, the oldest first; one of them is taken only when nothing else is left.
 */
export function chooseTopic(
  topics: readonly LibraryTopic[],
  brief: Pick<Brief, 'prompt' | 'topic'>,
  avoid: ReadonlySet<string>,
  random: Seeded,
): LibraryTopic {
  const scores = scoresOf(topics, brief)
  const left = topics.filter(({ id }) => !avoid.has(id))
  const usedAt = new Map([...avoid].map((id, at) => [id, at]))
  const pillarUsedAt = new Map<string, number>()
  for (const { id, pillar } of topics) pillarUsedAt.set(pillar, Math.max(pillarUsedAt.get(pillar) ?? -1, usedAt.get(id) ?? -1))
  const age = (topic: LibraryTopic) => (left.length > 0 ? pillarUsedAt.get(topic.pillar)! : usedAt.get(topic.id)!)
  return random
    .shuffle('topic', left.length > 0 ? left : topics)
    .toSorted((one, other) => scores.get(other)! - scores.get(one)! || age(one) - age(other))[0]!
}

/** Whether a brief has words about some subject, and none of them leads to this topic. */
export function isBesideThePoint(
  topic: LibraryTopic,
  topics: readonly LibraryTopic[],
  brief: Pick<Brief, 'prompt' | 'topic'>,
): boolean {
  return stemsOf(`${brief.prompt} ${brief.topic}`).length > 0 && (scoresOf(topics, brief).get(topic) ?? 0) === 0
}

function scoresOf(topics: readonly LibraryTopic[], { prompt, topic: focus }: Pick<Brief, 'prompt' | 'topic'>) {
  const vocabularies = topics.map((topic) => ({ topic, words: vocabularyOf(topic), phrases: phrasesOf(topic) }))
  const spread = new Map<string, number>()
  for (const { words } of vocabularies) for (const stem of words.keys()) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  const rarity = (stem: string) => Math.log(1 + topics.length / (spread.get(stem) ?? topics.length)) / Math.log(1 + topics.length)
  const said = [
    { stems: stemsOf(prompt), weight: 1 },
    { stems: stemsOf(focus), weight: FOCUS },
  ]
  return new Map(
    vocabularies.map(({ topic, words, phrases }) => {
      let score = 0
      for (const { stems, weight } of said) {
        const known = new Set(stems)
        for (const stem of known) score += weight * (words.get(stem) ?? 0) * rarity(stem)
        const text = ` ${stems.join(' ')} `
        for (const phrase of phrases) if (text.includes(` ${phrase} `)) score += weight * weights.phrase
      }
      return [topic, score]
    }),
  )
}

/** Each word of a topic with what it counts: the more often the topic says it, the more. */
const vocabularyOf = perTopic(({ name, keywords, tags, pillar }) => {
  const words = new Map<string, number>()
  const add = (text: string, weight: number) => {
    // A word with its number is as telling as a whole keyword.
    for (const stem of stemsOf(text))
      words.set(stem, Math.min(weights.most, (words.get(stem) ?? 0) + (/\d$/.test(stem) ? 2 * weights.keyword : weight)))
  }
  const ofPillar = stemsOf(`${pillar} ${pillars.find(({ slug }) => slug === pillar)?.title ?? ''}`)
  for (const tag of tags) add(tag, weights.tag)
  for (const keyword of keywords) add(keyword, stemsOf(keyword).length > 1 ? weights.partOfPhrase : weights.keyword)
  add(name, weights.name)
  // Of “caffeine and sleep”, the pillar’s own word says nothing new.
  for (const stem of ofPillar) words.set(stem, weights.pillar)
  return words
})

const phrasesOf = perTopic(({ name, keywords }) => {
  const phrases = [name, ...keywords].map((words) => stemsOf(words)).filter((stems) => stems.length > 1)
  return new Set(phrases.map((stems) => stems.join(' ')))
})
