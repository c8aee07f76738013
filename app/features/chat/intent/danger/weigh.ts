import type { DangerKind, DangerWeights, RuleMeaning } from '#content/chat/danger/form.ts'

import type { Token } from './normal-text.ts'

/** The weights of a language, ready to be looked up. */
export interface Scales {
  /** Words have spaces between them; otherwise characters that follow each other are weighed. */
  readonly isSpaced: boolean
  readonly alarm: number
  readonly daily: number
  readonly none: number
  readonly meanings: ReadonlyMap<string, number>
  readonly words: ReadonlyMap<string, number>
  readonly beginnings: ReadonlyMap<string, number>
}

const BEGINNING = 5

export function compileWeights({ meanings, words, beginnings, ...figures }: DangerWeights, isSpaced = true): Scales {
  return { ...figures, isSpaced, meanings: weightsIn(meanings), words: weightsIn(words), beginnings: weightsIn(beginnings) }
}

function weightsIn(groups: string): ReadonlyMap<string, number> {
  return new Map(
    groups.split(',').flatMap((group) => {
      const [weight, ...those] = group.trim().split(/\s+/)
      return those.map((one) => [one, Number(weight)] as const)
    }),
  )
}

interface WeighedWords {
  readonly words: ReadonlySet<string>
  readonly beginnings: ReadonlySet<string>
}

/** What of a message is weighed, each once: its words, and the beginnings of the longer ones; without spaces its pairs of characters, and its threes as their “beginnings”. */
export function weighedWords(tokens: readonly Token[], isSpaced = true): WeighedWords {
  if (!isSpaced) return { words: runsOf(tokens, 2), beginnings: runsOf(tokens, 3) }
  const words = new Set(tokens.flatMap(({ text }) => (isFigure(text) ? [] : [text])))
  const longer = [...words].filter((word) => word.length > BEGINNING)
  return { words, beginnings: new Set(longer.map((word) => word.slice(0, BEGINNING))) }
}

const isFigure = (text: string) => /^\d/.test(text)

/** Runs of so many characters that stand beside each other. */
function runsOf(tokens: readonly Token[], length: number): ReadonlySet<string> {
  const runs = tokens.map((_, at) => tokens.slice(at, at + length)).filter((run) => isRun(run, length))
  return new Set(runs.map((run) => run.map(({ text }) => text).join('')))
}

const isRun = (run: readonly Token[], length: number) =>
  run.length === length && run.every(({ text, place }, at) => !isFigure(text) && place === run[0]!.place + at)

/** How much of a message is in words that the weights of a language know, from 0 to 1. */
export function shareKnown(scales: Scales, tokens: readonly Token[]): number {
  const { words } = weighedWords(tokens, scales.isSpaced)
  const known = [...words].filter((word) => scales.words.has(word) || scales.beginnings.has(word.slice(0, BEGINNING)))
  return words.size === 0 ? 0 : known.length / words.size
}

/** The kind of danger of which a message speaks most. */
export function likeliestKind(
  scalesOfKinds: ReadonlyMap<DangerKind, Scales>,
  tokens: readonly Token[],
  meanings: ReadonlySet<RuleMeaning>,
): DangerKind {
  let likeliest: { readonly kind: DangerKind; readonly weight: number } = { kind: 'injury', weight: -Infinity }
  for (const [kind, scales] of scalesOfKinds) {
    const weight = weigh(scales, tokens, meanings)
    if (weight > likeliest.weight) likeliest = { kind, weight }
  }
  return likeliest.kind
}

/** What a message speaks for, in the language of the weights: above 0 for danger. */
export function weigh(scales: Scales, tokens: readonly Token[], meanings: ReadonlySet<RuleMeaning>): number {
  const { words, beginnings } = weighedWords(tokens, scales.isSpaced)
  return scales.none + sumOf(scales.words, words) + sumOf(scales.beginnings, beginnings) + sumOf(scales.meanings, meanings)
}

function sumOf(weights: ReadonlyMap<string, number>, keys: Iterable<string>): number {
  let sum = 0
  for (const key of keys) sum += weights.get(key) ?? 0
  return sum
}
