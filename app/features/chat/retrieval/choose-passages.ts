import type { Term } from './question-terms.ts'
import { tokensOf } from './tokens.ts'

/** A meaning of a question, and how much it says about its subject. */
export interface Weighed extends Term {
  readonly passages: number
  readonly weight: number
}

export interface FoundPassage {
  readonly id: number
  readonly path: string
  readonly title: string
  readonly kind: 'question' | 'ability' | 'plan' | 'policy' | 'page' | 'course' | 'post' | 'product'
  readonly heading: string
  readonly text: string
  /** How well it has each term, from 0. */
  readonly ranks: readonly number[]
}

export interface ChosenPassage extends FoundPassage {
  readonly score: number
  /** The part of the question that it has, from 0 to 1. */
  readonly coverage: number
}

/** What the site says about itself goes before what it says about the world. */
const kindWeights: Readonly<Record<FoundPassage['kind'], number>> = {
  question: 1.3,
  ability: 1.2,
  plan: 1.3,
  policy: 1.05,
  page: 1.1,
  course: 1,
  product: 1.05,
  post: 1,
}

/** With less of the question than this in it, a passage is no answer. */
const MIN_COVERAGE = 0.55
/** A second passage that is this much weaker than the first tells of something else. */
const MIN_BESIDE = 0.85
const MAX_CHOSEN = 3
/** A teaser says less than a passage. */
const SHORT = { letters: 110, weight: 0.85 }
/** From here on a passage has a term as well as can be. */
const FULL_RANK = 0.8

/**
 * The passages that an answer is made of, the best first; none when the site says nothing about it. At most one passage of a page beside the
 * first, and none that repeats another. What is said of a product answers who names it, or pointed back to it (`about`).
 */
export function choosePassages(
  terms: readonly Weighed[],
  found: readonly FoundPassage[],
  about: ReadonlyArray<{ readonly path: string }> = [],
): ChosenPassage[] {
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  if (whole === 0) return []
  const scored = found
    .map((passage) => ({ ...passage, ...scoreOf(passage, terms, whole) }))
    .filter(
      (passage) =>
        passage.coverage >= MIN_COVERAGE && (about.some(({ path }) => path === passage.path) || isOfItsSense(passage, terms)),
    )
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
  const chosen: ChosenPassage[] = []
  for (const passage of scored) {
    if (chosen.length === MAX_CHOSEN || passage.score < (chosen[0]?.score ?? 0) * MIN_BESIDE) break
    if (chosen.some((other) => other.text === passage.text || other.path === passage.path)) continue
    chosen.push(passage)
  }
  return chosen
}

/** A word in a passage can mean another thing: a product has to be named, and what is asked of the house is not answered by an article without it. */
function isOfItsSense({ kind, title, ranks }: FoundPassage, terms: readonly Weighed[]): boolean {
  if (kind !== 'post' && kind !== 'product') return true
  if (terms.some(({ isSiteWord }, at) => isSiteWord && (ranks[at] ?? 0) <= 0)) return false
  if (kind === 'post') return true
  const named = new Set(tokensOf(title).filter((word) => word.length > 2))
  return terms.some(
    ({ isLight, word, ways }) => !isLight && [word, ...ways].some((way) => tokensOf(way).some((part) => named.has(part))),
  )
}

function scoreOf(
  { ranks, kind, text }: FoundPassage,
  terms: readonly Weighed[],
  whole: number,
): { score: number; coverage: number } {
  let covered = 0
  let strength = 0
  for (const [at, { weight }] of terms.entries()) {
    const rank = ranks[at] ?? 0
    if (rank <= 0) continue
    covered += weight
    strength += weight * Math.min(1, rank / FULL_RANK)
  }
  const coverage = covered / whole
  const isTeaser = text.length < SHORT.letters && kind !== 'question' && kind !== 'ability' && kind !== 'plan'
  const own = kindWeights[kind] * (isTeaser ? SHORT.weight : 1)
  return { coverage, score: coverage * (0.5 + (0.5 * strength) / whole) * own }
}
