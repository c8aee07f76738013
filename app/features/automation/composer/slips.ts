import { editDistance } from '#base/edit-distance.ts'
import type { LibraryTopic } from '#content/library/topic.ts'

import { hasAccent } from './foreign-titles.ts'
import { neutralStems } from './neutral-words.ts'
import { otherSubjectStems } from './other-subjects.ts'
import { perLibrary } from './per-topic.ts'
import { groupsIn } from './reader-groups.ts'
import { plainOf, stemsOf } from './stems.ts'
import { vocabularyOf, wordsIn } from './vocabulary.ts'

/** A shorter word is one slip away from too many others. */
const SHORTEST = 7

/** Words of the language that are one slip away from a key word of the library and mean something else. */
const otherWords = new Set(
  (
    'anther bashing batting breather breathy bushiness busyness chunter comport confection consistence consistency convection ' +
    'derivation exerciser exorcise fatness gasses guarani hatting homeless inertial intensify jigging loveliness mediate mediation ' +
    'medicate medication motility mourning nipping nutriment outsider outsize overlord oversight pardner pepping planking pleader ' +
    'pleading postnasal powdery preset professed propping proscription protean qualify reediness repetitious restorer restore ' +
    'restring ruination sacking scabies scarves scheduler searing shaving shitting slitting snipping sopping stitching sureness ' +
    'sweeping swerving tacker thinness tiddler toddle tracer trucker trucking vocation weightless wingding winning creative ' +
    'creation mapping massage massages message'
  ).split(' '),
)

/**
 * A text with its key words as they were meant: “magnesuim” is one slip away from a word by which a topic is called, and is itself no word. Words
 * with another first letter, and short ones, are left as they are.
 */
export function withoutSlips(topics: readonly LibraryTopic[], text: string): string {
  return text.replaceAll(/\p{L}{5,}/gu, (word) => (hasAccent(word) ? word : (meant(topics, plainOf(word).trim()) ?? word)))
}

function meant(topics: readonly LibraryTopic[], word: string): string | null {
  const known = knownStems(topics)
  if (otherWords.has(word) || groupsIn(word).length > 0 || stemsOf(word).every((stem) => known.has(stem))) return null
  const keys = keysBySlip(topics)
  const near = new Set([word, ...shortenedOnce(word)].flatMap((form) => keys.get(form) ?? []))
  const fitting = [...near].filter((key) => key[0] === word[0] && editDistance(key, word, 1) <= 1 && !isForeignForm(key, word))
  return new Set(fitting.map((key) => String(stemsOf(key)))).size === 1 ? fitting[0]! : null
}

/** Whether a word has another vowel than ours at its end, or one more: “insomnie” and “melatonina” are French and Spanish. */
function isForeignForm(key: string, word: string): boolean {
  if (!/[aeiou]$/.test(word) || word.at(-1) === key.at(-1)) return false
  return word.slice(0, -1) === key || word.slice(0, -1) === key.slice(0, -1)
}

/** The word without each one of its letters. */
function shortenedOnce(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** Words by which topics are called, under every form that a slip can lead to. */
const keysBySlip = perLibrary((topics) => {
  const called = topics.flatMap(({ name, keywords }) => [name, ...keywords]).join(' ')
  const words = new Set(
    (plainOf(called).match(/[a-z]+/g) ?? []).filter((word) => word.length >= SHORTEST && stemsOf(word).length > 0),
  )
  const pairs = [...words].flatMap((word) => [word, ...shortenedOnce(word)].map((form) => ({ form, word })))
  const byForm = Map.groupBy(pairs, ({ form }) => form)
  return new Map([...byForm].map(([form, same]) => [form, same.map(({ word }) => word)]))
})

const knownStems = perLibrary(
  (topics) =>
    new Set([
      ...topics.flatMap((topic) => [...vocabularyOf(topic).keys(), ...wordsIn(topic)]),
      ...neutralStems,
      ...otherSubjectStems.keys(),
    ]),
)
