import type { MatchedMessage } from './phrase-matches.ts'
import { shareKnown } from './weigh.ts'

/** A language in which a message may be, and what it says there. */
export interface InLanguage {
  readonly marked: MatchedMessage
  /** The message is most likely in this one: what it excuses is excused, its words are weighed, and weak signs are those that it has. */
  readonly isLikely: boolean
}

/** From this share of known words on a message is in a language, and what another reads in it is chance. */
const SURELY = 0.7
/** So much of the share of the language that knows most words. */
const LIKELY = 0.85
const HARDLY = 0.4
/** Below this share words tell no language, but what is said does. */
const LEAST = 0.15

/** What a message says in the languages that it may be in, going by the share of its words that each knows. */
export function inLanguage(marked: readonly MatchedMessage[]): readonly InLanguage[] {
  const shares = new Map(marked.map((one) => [one, one.scales ? shareKnown(one.scales, one.placed.tokens) : 0]))
  const best = Math.max(0, ...shares.values())
  const most = Math.max(0, ...marked.map(({ matches }) => matches.length))
  const isLikely = (one: MatchedMessage) =>
    best >= LEAST ? shares.get(one)! >= LIKELY * best : one.matches.length > 0 && one.matches.length === most
  const of = (one: MatchedMessage) => ({ marked: one, isLikely: isLikely(one) })
  // “Glicemia 480 e continuo a vomitare” has beginnings of English words, and more signs in Italian.
  const sure = marked.find((one) => shares.get(one) === best && best >= SURELY && one.matches.length === most)
  if (sure) return [of(sure)]
  return marked.filter((one) => shares.get(one)! >= HARDLY * best || one.matches.length === most).map(of)
}
