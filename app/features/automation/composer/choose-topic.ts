import type { LibraryTopic } from '#content/library/topic.ts'
import type { Brief } from '#features/automation/article.ts'

import { isAbout, isNamed } from './coverage.ts'
import { perLibrary, perTopic } from './per-topic.ts'
import type { Seeded } from './seeded.ts'
import { stemsOf } from './stems.ts'
import { callsIn, phrasesOf, pillarWordsOf, rarity, saidIn, vocabularyOf, weights, type Said } from './vocabulary.ts'

/** The focus says more exactly what is meant. */
const FOCUS = 2

type Asked = Pick<Brief, 'prompt' | 'topic'>

/** The topic that a brief speaks of; null where the library has none. What its focus names goes before what its prompt does. */
export function findTopic(
  topics: readonly LibraryTopic[],
  brief: Asked,
  among: readonly LibraryTopic[] = topics,
): LibraryTopic | null {
  const attempts = [
    { asked: { prompt: '', topic: brief.topic }, text: brief.topic },
    { asked: brief, text: brief.prompt },
    { asked: brief, text: `${brief.topic} ${brief.prompt}` },
  ]
  const ofPillars = pillarWords(topics)
  for (const { asked, text } of attempts) {
    const said = saidIn(text)
    // “Better sleep” names a pillar, and no topic of it.
    const saysNothing = said.stems.every((stem) => ofPillars.has(stem))
    const scores = scoresOf(topics, asked)
    const fitting = among.filter(
      (topic) => (saysNothing ? callsIn(topic, said).length > 0 : scores.get(topic)! >= LEAST) && isAbout(topic, topics, said),
    )
    const [best] = fitting.toSorted((one, other) => scores.get(other)! - scores.get(one)!)
    if (best) return best
  }
  return null
}

const pillarWords = perLibrary((topics) => new Set(topics.flatMap((topic) => [...pillarWordsOf(topic)])))

/** Less than any word but the pillar’s own brings. */
const LEAST = 0.6

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
  const scores = findTopic(topics, brief) ? scoresOf(topics, brief) : nearnessOf(topics, brief)
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

/** For a subject that the library does not have: what has at least a name in common with it, then what is of the pillar. */
function nearnessOf(topics: readonly LibraryTopic[], brief: Asked) {
  const said = saidIn(`${brief.topic} ${brief.prompt}`)
  const scores = scoresOf(topics, brief)
  const ofPillar = (topic: LibraryTopic) => said.stems.filter((stem) => pillarWordsOf(topic).has(stem)).length / 100
  return new Map(topics.map((topic) => [topic, isNamed(topic, topics, said) ? scores.get(topic)! : ofPillar(topic)]))
}

function scoresOf(topics: readonly LibraryTopic[], { prompt, topic: focus }: Asked) {
  const rare = rarity(topics)
  const heard = [
    { said: saidIn(prompt), weight: 1 },
    { said: saidIn(focus), weight: FOCUS },
  ].map(({ said, weight }) => ({ said, weight, text: ` ${said.stems.join(' ')} ` }))
  return new Map(
    topics.map((topic) => {
      let score = 0
      for (const { said, weight, text } of heard) {
        for (const stem of said.known) score += weight * (vocabularyOf(topic).get(stem) ?? 0) * rare(stem)
        const calls = callsIn(topic, said)
        const wholes = textsOf(topic).filter((phrase) => text.includes(` ${phrase} `)).length + calls.length
        score += weight * (weights.phrase * wholes + (isCalledByName(topic, said, calls) ? weights.byName : 0))
      }
      return [topic, score]
    }),
  )
}

const textsOf = perTopic((topic) => [...new Set(phrasesOf(topic).map((phrase) => phrase.join(' ')))])
const nameOf = perTopic(({ name }) => stemsOf(name))

function isCalledByName(topic: LibraryTopic, { known }: Said, calls: ReadonlyArray<readonly string[]>): boolean {
  const stems = nameOf(topic)
  return stems.length === 1 ? known.has(stems[0]!) : calls.some((call) => String(call) === String(stems))
}
