import type { LibraryTopic } from '#content/library/topic.ts'

import { isGrave, type Outline } from './parts.ts'
import { perTopic } from './per-topic.ts'
import type { Seeded } from './seeded.ts'
import { stemsOf } from './stems.ts'

/** More than nearness can make up for. */
const LATELY = 100
/** Less than having been met lately. */
const GRAVE = 10

export interface Neighbour {
  readonly topic: LibraryTopic
  /** The sentence that leads from the one to the other; null where the library has none. */
  readonly because: string | null
}

/**
 * Topics of the same pillar that an article about this one may borrow from: first those that the library leads on to, in an order of chance, then the
 * others, the nearest first: those that share tags, words and sources. Whoever had an article of their own lately stands back.
 */
export function neighboursOf(
  { topic }: Outline,
  topics: readonly LibraryTopic[],
  avoid: ReadonlySet<string>,
  random: Seeded,
): Neighbour[] {
  const fitting = topics.filter((other) => other.pillar === topic.pillar && other.id !== topic.id)
  const links = random.shuffle('links', topic.links ?? [])
  const linked = links.flatMap(({ to, because }) => fitting.filter(({ id }) => id === to).map((topic) => ({ topic, because })))
  const own = { tags: new Set(topic.tags), words: wordsOf(topic), sources: sourcesOf(topic) }
  const nearness = (other: LibraryTopic) =>
    2 * count(other.tags, own.tags) +
    count(wordsOf(other), own.words) +
    2 * count(sourcesOf(other), own.sources) -
    (avoid.has(other.id) ? LATELY : 0)
  const others = fitting
    .filter((other) => linked.every((link) => link.topic !== other))
    .map((topic) => ({ topic, because: null, nearness: nearness(topic) }))
    .toSorted((one, other) => other.nearness - one.nearness)
  // Beside what is not grave, what is would change how the whole may be spoken of.
  const strange = (other: LibraryTopic) => (isGrave(other) && !isGrave(topic) ? GRAVE : 0)
  const isUsed = linked.map((link) => [link, usesOf(link.topic, topics, avoid) + strange(link.topic)] as const)
  return [...isUsed.toSorted(([, one], [, other]) => one - other).map(([link]) => link), ...others]
}

/** How much of a topic readers have probably met lately: it had an article, or may have lent to those that lead on to it. */
function usesOf({ id }: LibraryTopic, topics: readonly LibraryTopic[], avoid: ReadonlySet<string>): number {
  const lent = topics.filter((topic) => avoid.has(topic.id) && topic.links?.some(({ to }) => to === id)).length
  return lent + (avoid.has(id) ? LATELY : 0)
}

const wordsOf = perTopic(({ name, keywords }) => new Set(stemsOf([name, ...keywords].join(' '))))
const sourcesOf = perTopic(({ passages }) => new Set(passages.flatMap(({ sources }) => sources)))
function count(values: Iterable<string>, known: ReadonlySet<string>): number {
  return [...values].filter((value) => known.has(value)).length
}
