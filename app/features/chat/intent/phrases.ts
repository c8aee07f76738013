import { distanceOf, slipsIn } from '#features/chat/retrieval/tokens.ts'

/** Words that lie a slip away from one that is looked for, and mean something else. */
const ITSELF = new Set(
  (
    'overdone overdoes chess cheat chest chests strike strikes struck stoke heard heat head breath breathe breathing suite buy boy by join coin joint price prize prices ' +
    'enroll recharge change refuse refund refunds hearth health wealth stock stroked choice poisson starting charred charged bleeding breeding blending feeding ' +
    'dyeing buying paying trying trial trail'
  ).split(' '),
)

/**
 * Whether the words of a phrase come in this order. `*` lets up to three other words pass between; a longer word may have a slip of the finger,
 * and one that ends with `~` is the beginning of a word.
 */
export function hasPhrase(tokens: readonly string[], phrase: string): boolean {
  const parts = phrase.split(' ')
  return tokens.some((_, from) => matchesFrom(tokens, from, parts))
}

export function hasAny(tokens: readonly string[], phrases: readonly string[]): boolean {
  return phrases.some((phrase) => hasPhrase(tokens, phrase))
}

const MOST_BETWEEN = 3

function matchesFrom(tokens: readonly string[], from: number, parts: readonly string[]): boolean {
  const [part, ...rest] = parts
  if (part === undefined) return true
  if (part === '*') {
    for (let skipped = 0; skipped <= MOST_BETWEEN; skipped++) if (matchesFrom(tokens, from + skipped, rest)) return true
    return false
  }
  const token = tokens[from]
  return token !== undefined && isMeant(token, part) && matchesFrom(tokens, from + 1, rest)
}

function isMeant(token: string, part: string): boolean {
  if (part.endsWith('~')) return token.startsWith(part.slice(0, -1))
  if (token === part) return true
  const slips = slipsIn(part)
  return slips > 0 && !ITSELF.has(token) && token[0] === part[0] && distanceOf(token, part, slips) <= slips
}
