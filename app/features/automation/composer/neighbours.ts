import type { LibraryStatement, LibraryTopic } from '#content/library/topic.ts'

import { isGrave, type Outline } from './parts.ts'
import { perTopic } from './per-topic.ts'
import type { Seeded } from './seeded.ts'
import { stemsOf } from './stems.ts'

/** How far chance may move a neighbour. Without it the same few would be lent in every article of a pillar. */
const CHANCE = 14
/** More than nearness and chance together can make up for. */
const LATELY = 100

/**
 * Topics of the same pillar, the nearest first: those that share tags, words and sources with this one. Whoever had an article of their own lately stands back.
 */
export function neighboursOf(
  { topic, tone }: Outline,
  topics: readonly LibraryTopic[],
  avoid: ReadonlySet<string>,
  random: Seeded,
): LibraryTopic[] {
  const isLight = tone === 'casual' || tone === 'conversational'
  const others = topics.filter(
    (other) => other.pillar === topic.pillar && other.id !== topic.id && (!isLight || isGrave(topic) || !isGrave(other)),
  )
  const own = { tags: new Set(topic.tags), words: wordsOf(topic), sources: sourcesOf(topic) }
  const nearness = new Map(
    others.map((other, at) => [
      other,
      2 * count(other.tags, own.tags) +
        count(wordsOf(other), own.words) +
        2 * count(sourcesOf(other), own.sources) +
        random.between(`nearness/${at}`, 0, CHANCE) -
        (avoid.has(other.id) ? LATELY : 0),
    ]),
  )
  return others.toSorted((one, other) => nearness.get(other)! - nearness.get(one)!)
}

const wordsOf = perTopic(({ name, keywords }) => new Set(stemsOf([name, ...keywords].join(' '))))
const sourcesOf = perTopic(({ passages }) => new Set(passages.flatMap(({ sources }) => sources)))
const statementsOf = perTopic(({ statements }) =>
  statements.map((statement) => ({ statement, words: new Set(stemsOf(statement.text)) })),
)

function count(values: Iterable<string>, known: ReadonlySet<string>): number {
  return [...values].filter((value) => known.has(value)).length
}

/** Of each of these topics the statement that is nearest to this topic; the nearest first. */
export function nearestStatements(topic: LibraryTopic, lenders: readonly LibraryTopic[], random: Seeded): LibraryStatement[] {
  const own = new Set(stemsOf([topic.name, ...topic.titles, ...topic.keywords, ...topic.tags].join(' ')))
  return lenders
    .flatMap((lender) => {
      const ranked = statementsOf(lender).map(({ statement, words }, at) => ({
        statement,
        nearness: count(words, own) + random.between(`statement/${lender.id}/${at}`, 0, 2),
      }))
      return ranked.toSorted((one, other) => other.nearness - one.nearness).slice(0, 1)
    })
    .toSorted((one, other) => other.nearness - one.nearness)
    .map(({ statement }) => statement)
}
