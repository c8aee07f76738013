import { editDistance } from '#base/edit-distance.ts'
import { slipsIn, tokensOf } from '#features/chat/retrieval/tokens.ts'

interface Listed {
  readonly id: string
  /** Parted by commas. */
  readonly names: string
}

/** Something of a list that a message names, and where: from this word up to before that one. */
export interface Named<Entry> {
  readonly entry: Entry
  readonly from: number
  readonly to: number
}

interface Name<Entry> {
  readonly words: readonly string[]
  readonly entry: Entry
}

/**
 * Words that lie a slip away from the name of a medicine or a supplement, and mean something else.
 */
const ITSELF = new Set(
  (
    'medicine medicines medicinal medical alive inhale inhales inhaled exhale program programs progress station stations stating statins satin static statue states concert concerts concerto aspiring inspiring creator creators adding editor thyroids ' +
    'cortisol insulins insulting painkilling creating create created creative cretin greens running calcium cycling trains drained trained raining ' +
    'strain strains training trading tracing weights weight heights eights lifting listing sifting fasting lasting tasting feasting casting ' +
    'breakfasts breaking zinc milk meals medals deals alcove coffees spinach spinning salads garlic proteins swimming slimming trimming ' +
    'magnetism minerals general mineral several exercises exercised vitamin vitamins workouts workout intervals internal interval ' +
    'diets food foods cheese chess cheesy cereal energies synergy shakes marathons'
  ).split(' '),
)

/** Finds what a list names in the words of messages; the longest name wins, and longer words may have a slip of the finger. */
export function finderOf<Entry extends Listed>(list: readonly Entry[]): (tokens: readonly string[]) => Named<Entry>[] {
  const exact = new Map<string, Name<Entry>[]>()
  const all: Name<Entry>[] = []
  for (const entry of list) {
    for (const text of entry.names.split(', ')) {
      const words = tokensOf(text)
      const name = { words, entry }
      all.push(name)
      exact.set(words[0]!, [...(exact.get(words[0]!) ?? []), name])
    }
  }
  const known = new Set(exact.keys())
  const slippery = all.filter(({ words }) => slipsIn(words[0]!) > 0)
  const near = (token: string) =>
    token.length < 5 || ITSELF.has(token) || known.has(token) ? [] : slippery.filter(({ words }) => isSlip(token, words[0]!))
  return (tokens) => {
    const found: Named<Entry>[] = []
    for (let from = 0; from < tokens.length;) {
      const names = [...(exact.get(tokens[from]!) ?? []), ...near(tokens[from]!)]
      const fitting = names.filter(({ words }) => words.every((word, at) => at === 0 || isMeant(tokens[from + at], word)))
      const best = fitting.toSorted(
        (a, b) => b.words.length - a.words.length || Number(b.words[0] === tokens[from]) - Number(a.words[0] === tokens[from]),
      )[0]
      if (best) found.push({ entry: best.entry, from, to: from + best.words.length })
      from += best?.words.length ?? 1
    }
    return found
  }
}

function isMeant(token: string | undefined, word: string): boolean {
  return token !== undefined && (token === word || (!ITSELF.has(token) && isSlip(token, word)))
}

function isSlip(token: string, word: string): boolean {
  const slips = slipsIn(word)
  return slips > 0 && token[0] === word[0] && editDistance(token, word, slips) <= slips
}
