import type { LibraryTopic } from '#content/library/topic.ts'
import type { Brief } from '#features/automation/core/article.ts'

import { findTopic, subjectsOf } from './choose-topic.ts'
import { asksForNothing, topicsAbout } from './coverage.ts'
import { stemsOf } from './stems.ts'

/** What an article is composed with besides its brief. */
export interface Composing {
  /** Topics that shall not be written about, in the order of their use. */
  readonly avoid: ReadonlySet<string>
  /** Topics whose text an article of the last time has, with its title; the oldest first. One is taken again only where the brief names it. */
  readonly given?: ReadonlyMap<string, string>
  /** What will stand above the text, whatever it says. */
  readonly title?: string
  readonly seed: string
}

/** What the owner should know before an article about this topic appears: that it is not what was asked for, or that it was there before. */
export function reservationOn(
  topic: LibraryTopic,
  topics: readonly LibraryTopic[],
  brief: Brief,
  { avoid, given, title }: Composing,
): string | null {
  const asked = title === undefined ? brief : { ...brief, topic: title }
  const subjects = subjectsOf(topics, asked)
  if (!subjects.some((subject) => asksForNothing(topics, subject) || topicsAbout(topics, subject).includes(topic))) {
    const meant = findTopic(topics, asked)
    return meant && avoid.has(meant.id)
      ? `${hasGiven(meant, given?.get(meant.id))} This article is about ${topic.name} instead.`
      : `${hasNothingOn(title)} This article is about ${topic.name}.`
  }
  const former = given?.get(topic.id)
  return former === undefined ? null : hasGiven(topic, former)
}

/** Why nothing can be composed of the library, in a sentence. */
export function hasNothingOn(title: string | undefined): string {
  return `The library has nothing on ${title === undefined || stemsOf(title).length === 0 ? 'what was asked for' : quoted(title)}.`
}

function hasGiven({ name }: LibraryTopic, former: string | undefined): string {
  return `The library has already given its text on ${name}${former === undefined ? '' : ` to ${quoted(former)}`}.`
}

function quoted(title: string): string {
  return `“${title.length > MAX_QUOTED ? `${title.slice(0, MAX_QUOTED).trimEnd()}…` : title}”`
}

const MAX_QUOTED = 100
