import type { LibraryTopic } from '#content/library/topic.ts'

import { neutralStems } from './neutral-words.ts'
import { otherSubjectStems } from './other-subjects.ts'
import { perLibrary, perTopic } from './per-topic.ts'
import { groupsIn } from './reader-groups.ts'
import { callsIn, namesOf, phrasesOf, pillarWordsOf, telling, vocabularyOf, wordsIn, type Said } from './vocabulary.ts'

/** Words that more of the library has are no name, whoever is called by them: one that is a keyword by itself, and the best of several. */
const TELLING = { alone: 0.1, among: 0.25 } as const

/**
 * Whether a topic is what these words ask for: it is called by its name or a keyword, and nothing else is said that it does not treat. “Caffeine
 * tablets for weight loss” is about another subject than “caffeine tablets”, and “melatonin for toddlers” is for other people.
 */
export function isAbout(topic: LibraryTopic, topics: readonly LibraryTopic[], said: Said): boolean {
  const calls = callsIn(topic, said)
  if (said.groups.some((group) => !groupsOf(topic).has(group))) return false
  if (said.known.size === 0 && calls.length === 0) return true
  const vocabulary = vocabularyOf(topic)
  const isOwn = (stem: string) => vocabulary.has(stem) || pillarWordsOf(topic).has(stem)
  const left = [...said.known].filter(
    (stem) => !isOwn(stem) && !calls.flat().includes(stem) && (!neutralStems.has(stem) || otherSubjectStems.has(stem)),
  )
  if (isNamed(topic, topics, said)) {
    const others = namesOfOthers(topics)
    return left.every((stem) => wordsIn(topic).has(stem) && !others.has(stem) && !otherSubjectStems.has(stem))
  }
  return false
}

/** Whether a topic is called by its name, or by a whole keyword. */
export function isNamed(topic: LibraryTopic, topics: readonly LibraryTopic[], said: Said): boolean {
  if (callsIn(topic, said).length > 0) return true
  const weigh = telling(topics)
  if ([...namesOf(topic)].some((name) => said.known.has(name) && weigh(name) >= TELLING.alone)) return true
  return phrasesOf(topic).some(
    (phrase) => phrase.every((stem) => said.known.has(stem)) && phrase.some((stem) => weigh(stem) >= TELLING.among),
  )
}

/** Whom a topic is for besides adults in ordinary health, and which illnesses it treats. */
const groupsOf = perTopic(({ name, keywords }) => new Set(groupsIn([name, ...keywords].join(' | '))))

/** Words by which some topic is called. */
const namesOfOthers = perLibrary((topics) => new Set(topics.flatMap((topic) => [...namesOf(topic)])))
