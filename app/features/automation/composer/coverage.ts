import type { LibraryTopic } from '#content/library/topic.ts'

import { soundsLikeDanger } from './needs/danger.ts'
import { findPhrase, phraseBookOf } from './needs/spoken-phrases.ts'
import { neutralStems } from './neutral-words.ts'
import { OTHER_MEANING } from './other-meanings.ts'
import { otherSubjectStems } from './other-subjects.ts'
import { perLibrary, perTopic } from './per-topic.ts'
import { groupsIn } from './reader-groups.ts'
import { isOfHealth, isPlain, isUnmistakable } from './single-words.ts'
import type { Subject } from './subject.ts'
import {
  callsIn,
  mainCallsIn,
  namesOf,
  phrasesOf,
  pillarWordsOf,
  telling,
  vocabularyOf,
  termsIn,
  wordsIn,
  type TextTerms,
} from './vocabulary.ts'

/** Words that turn what is said beside them: “wake up” is a morning, “never wake up” is not; “a way out of stress” is a wish, “no way out” is despair. */
const turning = phraseBookOf(
  'no, not, never, nothing, nobody, nowhere, without, cannot, cant, couldnt, wont, dont, doesnt, didnt, stop*, quit*, lose, loses, losing, lost, hurt*, cut*, ' +
    'end*, gone, hate, hates, hating, goodbye, forever, regret*, ruin*, miss, missing, missed, hide, hiding, scared, afraid, burden',
)

/** Those that turn nothing, since all of it is said every day. */
const everyday = phraseBookOf(
  'cant/cannot/couldnt/dont/doesnt/didnt/not/never/why/wont ~ sleep/asleep/sleeping/relax/rest/unwind/focus, cut/cuts/cutting stress, cut/cutting down/back ~ stress, without/no/less/stop*/never/not/dont ~ stress/stressed/stressing/fuss/effort/trouble/time/money/worry/worrying/stressful, ' +
    'no/not enough/without ~ time/energy/money/gym, no more stress, not enough, not only, not just, end of the ~ day/week/year, weekend*, why not, or not, whether or not, stop/quit snoozing, ruin* ~ sleep, hurt* ~ sleep/training',
)

/** Whether a word turns what is said, so that words which else change nothing may mean anything. */
function isTurned(text: string): boolean {
  const words = text.split(' ').filter((word) => word !== '')
  const place = findPhrase(everyday, words)
  const rest = place ? [...words.slice(0, place.from), '', ...words.slice(place.to)] : words
  return findPhrase(turning, rest) !== null
}

/** Words that more of the library has are no name, whoever is called by them: one that is a keyword by itself, and the best of several. */
const TELLING = { alone: 0.1, among: 0.25 } as const

/**
 * The topics that are what is asked for: called by their name or a keyword, while nothing else is said that they do not treat. “Caffeine tablets for
 * weight loss” is about another subject than “caffeine tablets”, and “melatonin for toddlers” is for other people.
 */
export function topicsAbout(topics: readonly LibraryTopic[], { main, whole, asWritten }: Subject): readonly LibraryTopic[] {
  const titled = topics.filter((topic) => titlesOf(topic).has(main.asTheyAre))
  if (titled.length > 0) return titled
  const named = topics.filter((topic) => isNamed(topic, topics, whole))
  const about = named.filter((topic) => treats(topic, main, namesOfAll(topics)) && !isCalledOtherwise(topic, topics, main))
  // What sounds like somebody in danger is covered only by a topic that is called in so many words: “isolation and loneliness”.
  if (about.length === 0 || !asWritten.some(soundsLikeDanger)) return about
  return about.filter((topic) => isCalledSo(topic, whole))
}

/** Whether it is another topic that is called in so many words, and this one by a single word at most: “eating out without guilt” is no matter of guilt. */
function isCalledOtherwise(topic: LibraryTopic, topics: readonly LibraryTopic[], terms: TextTerms): boolean {
  const isCalledTwice = [...namesOf(topic)].filter((name) => terms.known.has(name)).length > 1
  if (isCalledTwice || callsIn(topic, terms).length > 0) return false
  const vocabulary = vocabularyOf(topic)
  const isElsewhere = (call: readonly string[]) => call.length === 0 || !call.every((stem) => vocabulary.has(stem))
  return topics.some((other) => other !== topic && mainCallsIn(other, terms).some(isElsewhere))
}

/** Whether everything that is said is a topic’s own, or changes nothing about it. */
function treats(topic: LibraryTopic, terms: TextTerms, names: ReadonlySet<string>): boolean {
  if (terms.known.has(OTHER_MEANING) || terms.groups.some((group) => !groupsOf(topic).has(group))) return false
  const [calls, vocabulary, words] = [new Set(callsIn(topic, terms).flat()), vocabularyOf(topic), wordsIn(topic)]
  return [...terms.known].every((stem) => {
    if (vocabulary.has(stem) || pillarWordsOf(topic).has(stem) || calls.has(stem)) return true
    if (otherSubjectStems.has(stem)) return false
    return neutralStems.has(stem) || (words.has(stem) && !names.has(stem))
  })
}

/** Whether nothing particular is asked for: a pillar at most (“steady sleep”, “stress at work”), and nobody in particular. */
export function asksForNothing(topics: readonly LibraryTopic[], { main, asWritten }: Subject): boolean {
  const words = wordsOfPillars(topics)
  const ofNoPillar = main.stems.filter((stem) => !words.has(stem))
  if (main.groups.length > 0 || !ofNoPillar.every((stem) => neutralStems.has(stem))) return false
  if (ofNoPillar.length > 0 && ofNoPillar.length === main.stems.length) return false
  if (main.stems.length > 0 && isTurned(main.asTheyAre)) return false
  if (topics.some((topic) => titlesOf(topic).has(main.asTheyAre) || isNamed(topic, topics, main))) return false
  return !asWritten.some(soundsLikeDanger)
}

/** Whether a topic is called by its name, or by a whole keyword. */
function isNamed(topic: LibraryTopic, topics: readonly LibraryTopic[], terms: TextTerms): boolean {
  if (callsIn(topic, terms).length > 0) return true
  const weigh = telling(topics)
  if ([...namesOf(topic)].some((name) => terms.known.has(name) && weigh(name) >= TELLING.alone && isMeant(name, topic, terms)))
    return true
  return phrasesIn(topic, terms).some((phrase) => phrase.some((stem) => weigh(stem) >= TELLING.among))
}

function isCalledSo(topic: LibraryTopic, terms: TextTerms): boolean {
  return callsIn(topic, terms).length > 0 || phrasesIn(topic, terms).length > 0
}

function phrasesIn(topic: LibraryTopic, { known }: TextTerms) {
  return phrasesOf(topic).filter((phrase) => phrase.every((stem) => known.has(stem)))
}

/** Whether a word is said as the topic means it: it has no other meaning, stands beside another word of the topic, or by itself. */
function isMeant(name: string, topic: LibraryTopic, { known }: TextTerms): boolean {
  if (isUnmistakable(name)) return true
  const beside = [...known].filter((stem) => stem !== name)
  const vocabulary = vocabularyOf(topic)
  const isOfTopic = (stem: string) =>
    pillarWordsOf(topic).has(stem) || isOfHealth(stem) || (vocabulary.has(stem) && !neutralStems.has(stem))
  return beside.some(isOfTopic) || beside.every(isPlain)
}

const titlesOf = perTopic(({ titles }) => new Set(titles.map((title) => termsIn(title).asTheyAre)))

/** Whom a topic is for besides adults in ordinary health, and which illnesses it treats. */
const groupsOf = perTopic(({ name, keywords }) => new Set([name, ...keywords].flatMap((text) => groupsIn(text))))

/** Words by which some topic is called. */
const namesOfAll = perLibrary((topics) => new Set(topics.flatMap((topic) => [...namesOf(topic)])))
const wordsOfPillars = perLibrary((topics) => new Set(topics.flatMap((topic) => [...pillarWordsOf(topic)])))
