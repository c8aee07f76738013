import { dangerKinds, type DangerKind, type DangerWeights, type DangerWords } from '#content/chat/danger/form.ts'
import { compile, type Book } from '#features/chat/intent/danger/compile.ts'
import { figuresIn } from '#features/chat/intent/danger/figures.ts'
import { matchPhrases } from '#features/chat/intent/danger/phrase-matches.ts'
import { weighedWords } from '#features/chat/intent/danger/weigh.ts'
import type { DangerMessage } from '#tests/support/danger-messages.ts'

import { learnWeights, type Example, type Learned } from './learn-weights.ts'
import { weightGroups } from './weight-groups.ts'

/** Less than this is not kept, but for the words that many messages have, by which the language is known. */
const LEAST = 0.1
const MIN_OF_KINDS = 0.4
const USUAL = 0.01

/** Weights of many messages tell more, and lie further apart. Chosen by what was heard of messages that had been left out of learning. */
const MANY = 2000
const OF_MANY = { alarm: 1.5, daily: -6 }
const OF_FEW = { alarm: 0.3, daily: -3 }

const KINDS: Readonly<Record<string, DangerKind>> = {
  suicide: 'self-harm',
  'self-harm': 'self-harm',
  chest: 'heart',
  stroke: 'stroke',
  breath: 'breath',
  allergy: 'allergy',
  overdose: 'poison',
  poison: 'poison',
  'low-sugar': 'blood-sugar',
  'high-sugar': 'blood-sugar',
  baby: 'baby',
  pregnancy: 'baby',
  'other-urgent': 'injury',
  violence: 'violence',
  'eating-disorder': 'eating',
}

/** A message and what of it is weighed. */
export interface Read {
  readonly message: DangerMessage
  /** Null where nobody is in danger. */
  readonly kind: DangerKind | null
  readonly has: readonly string[]
}

/** What of messages is weighed in their language. */
export function readMessages(words: DangerWords, messages: readonly DangerMessage[]): Read[] {
  const book = compile([words])
  const isSpaced = words.charactersAWord === undefined
  return messages.map((message) => ({
    message,
    kind: KINDS[message.kind] ?? null,
    has: featuresOf(message.text, { book, isSpaced }),
  }))
}

/** Which messages of a language are of danger. */
export function learnDanger(messages: readonly Read[]): DangerWeights {
  const counts = new Map<string, number>()
  for (const { has } of messages) for (const feature of has) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const isUsual = (feature: string) => feature.startsWith('word ') && counts.get(feature)! >= USUAL * messages.length
  const learned = learnWeights(messages.map(({ kind, has }) => ({ isIt: kind !== null, has })))
  const kept = rounded(learned, LEAST, isUsual)
  return { ...boundsOf(messages), ...weightGroups(kept) }
}

/** Of which danger they are. */
export function learnKinds(messages: readonly Read[]): Readonly<Record<DangerKind, DangerWeights>> {
  const dangers = messages.filter(({ kind }) => kind !== null)
  const weightsOf = (of: DangerKind): DangerWeights => {
    const examples: Example[] = dangers.map(({ kind, has }) => ({ isIt: kind === of, has }))
    const kept = rounded(learnWeights(examples), MIN_OF_KINDS, () => false)
    return { ...boundsOf(messages), ...weightGroups(kept) }
  }
  return Object.fromEntries(dangerKinds.map((kind) => [kind, weightsOf(kind)])) as Record<DangerKind, DangerWeights>
}

const boundsOf = ({ length }: readonly Read[]) => (length >= MANY ? OF_MANY : OF_FEW)

function featuresOf(text: string, { book, isSpaced }: { book: Book; isSpaced: boolean }): string[] {
  return matchPhrases(book, text).flatMap(({ placed, matches: marks }) => {
    const { words, beginnings } = weighedWords(placed.tokens, isSpaced)
    const meanings = marks.flatMap(({ label: said }) => (said.as === 'meaning' ? [said.meaning] : []))
    const figures = figuresIn(placed).map(({ meaning }) => meaning)
    return [
      ...Array.from(words, (word) => `word ${word}`),
      ...Array.from(beginnings, (beginning) => `beginning ${beginning}`),
      ...Array.from(new Set([...meanings, ...figures]), (meaning) => `meaning ${meaning}`),
    ]
  })
}

/** To tenths, without what hardly weighs anything. */
function rounded({ none, weights: all }: Learned, least: number, isKept: (feature: string) => boolean): Learned {
  const tenths = (weight: number) => Math.round(weight * 10) / 10 + 0
  const kept = [...all].filter(([feature, weight]) => Math.abs(weight) >= least || isKept(feature))
  return { none: tenths(none), weights: new Map(kept.map(([feature, weight]) => [feature, tenths(weight)])) }
}
