import type { DangerWeights, RuleMeaning } from '#content/chat/danger/form.ts'

import type { Token } from './normal-text.ts'

/** The weights of a language, ready to be looked up. */
export interface Scales {
  readonly none: number
  readonly meanings: ReadonlyMap<RuleMeaning, number>
  readonly words: ReadonlyMap<string, number>
  readonly beginnings: ReadonlyMap<string, number>
}

export const BEGINNING = 5
/** So much of a message has to be in words of a language, lest “die” be read in a German one. */
const LEAST_KNOWN = 0.4

export function compileWeights({ none, meanings, words, beginnings }: DangerWeights): Scales {
  return {
    none,
    meanings: new Map(Object.entries(meanings) as Array<[RuleMeaning, number]>),
    words: byWord(words),
    beginnings: byWord(beginnings),
  }
}

const byWord = (words: Readonly<Record<string, string>>) =>
  new Map(Object.entries(words).flatMap(([weight, list]) => list.trim().split(/\s+/).map((word) => [word, Number(weight)] as const)))

/** What of a message is weighed: its words, each once, and the beginnings of the longer ones. */
export function weighedWords(tokens: readonly Token[]): { readonly words: ReadonlySet<string>; readonly beginnings: ReadonlySet<string> } {
  const words = new Set(tokens.map(({ text }) => text))
  const longer = [...words].filter((word) => word.length > BEGINNING)
  return { words, beginnings: new Set(longer.map((word) => word.slice(0, BEGINNING))) }
}

/** What a message speaks for: above 0 for danger. Null where it is not in the language of the weights. */
export function weigh(scales: Scales, tokens: readonly Token[], meanings: ReadonlySet<RuleMeaning>): number | null {
  const { words, beginnings } = weighedWords(tokens)
  const known = [...words].filter((word) => scales.words.has(word) || scales.beginnings.has(word.slice(0, BEGINNING)))
  if (known.length < LEAST_KNOWN * words.size) return null
  return scales.none + sumOf(scales.words, words) + sumOf(scales.beginnings, beginnings) + sumOf(scales.meanings, meanings)
}

function sumOf<Key>(weights: ReadonlyMap<Key, number>, keys: Iterable<Key>): number {
  let sum = 0
  for (const key of keys) sum += weights.get(key) ?? 0
  return sum
}
