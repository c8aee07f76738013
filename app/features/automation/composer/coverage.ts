import type { LibraryTopic } from '#content/library/topic.ts'

import { callsIn, namesOf, phrasesOf, pillarWordsOf, telling, vocabularyOf, weights, wordsIn, type Said } from './vocabulary.ts'

/** Of what is asked for, so much must be the topic’s where its name or a keyword is said, and where neither is. */
const ENOUGH = { named: 0.34, unnamed: 0.8 } as const
/** A word that more of the library has is no name, whoever is called by it. */
const TELLING = 0.25
/** What a word counts at least; what a name does; what is added for a name or keyword of several words. */
const LEAST = 0.05
const NAME = 0.45
const CALLED = 0.5
/** A long prompt says more than what it is about. */
const MOST_ASKED = 2.4

/**
 * Whether a topic is what these words ask for. A stray word of it is not enough: the rest would have to be about something else. Words that
 * stand in its texts count a third, and words that the whole library uses hardly count.
 */
export function isAbout(topic: LibraryTopic, topics: readonly LibraryTopic[], said: Said): boolean {
  const calls = callsIn(topic, said)
  if (said.known.size === 0 && calls.length === 0) return true
  const weigh = telling(topics)
  const [names, vocabulary, texts, pillarWords] = [namesOf(topic), vocabularyOf(topic), wordsIn(topic), pillarWordsOf(topic)]
  const called = new Set([...phrasesOf(topic).filter((phrase) => phrase.every((stem) => said.known.has(stem))), ...calls].flat())
  let had = calls.length > 0 ? CALLED : 0
  let asked = had
  for (const stem of said.known) {
    const weight = Math.max(weigh(stem), names.has(stem) ? NAME : LEAST)
    asked += weight
    if (called.has(stem) || pillarWords.has(stem) || (vocabulary.get(stem) ?? 0) >= weights.tag) had += weight
    else if (vocabulary.has(stem)) had += weight * 0.6
    else if (texts.has(stem)) had += weight / 3
  }
  return had / Math.min(asked, MOST_ASKED) >= (isNamed(topic, topics, said) ? ENOUGH.named : ENOUGH.unnamed)
}

/** Whether a topic is called by its name, or by a whole keyword. */
export function isNamed(topic: LibraryTopic, topics: readonly LibraryTopic[], said: Said): boolean {
  if (callsIn(topic, said).length > 0) return true
  const weigh = telling(topics)
  if ([...namesOf(topic)].some((name) => said.known.has(name) && weigh(name) >= TELLING)) return true
  return phrasesOf(topic).some(
    (phrase) => phrase.every((stem) => said.known.has(stem)) && phrase.some((stem) => weigh(stem) >= TELLING),
  )
}
