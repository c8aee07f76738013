import { editDistance } from '#base/edit-distance.ts'
import { slipsIn } from '#features/chat/retrieval/tokens.ts'

/** English words that lie a slip away from one that is looked for, and mean something else: who types one means it. */
const ITSELF = new Set(
  (
    'overdone overdoes chess cheat chest chests strike strikes struck stoke heard heat head breath breathe breathing suite buy boy by join coin joint price prize prices ' +
    'enroll recharge change refuse refund refunds hearth health wealth stock stroked choice poisson starting charred charged bleeding breeding blending feeding ' +
    'dyeing buying paying trying trial trail ' +
    'became boughs broker brought cancer cannon chance changed charge charger charges charmed charted cold commie complacent compliant complying conch conformation couch couching didst doable doubly emergence ' +
    'emergent factory forget haven havens interacted intercepted lacked lagging licked locker locket lodging logic longing looked lucked lugging massage mighty monkey mosey newer older otter pans parson persona ' +
    'plains plane planes plank planks plant plants plays pricey prick pride prime prince prize read reads rent resect resent rest servile smart sneak spear speck stare stared stark starr starred stars starter startled ' +
    'starved stat stated steak technician triad tribal trill twine were whole whore world worldly wording worming wound'
  ).split(' '),
)

/** Where a phrase stands: from this word up to before that one. */
interface Span {
  readonly from: number
  readonly to: number
}

/**
 * Whether the words of a phrase come in this order. `*` lets up to three other words pass between, `_` one at most; `#` is a number from eight on, and
 * `$` the end. A longer word may have a slip of the finger, and one that ends with `~` is the beginning of a word.
 */
export function hasAny(tokens: readonly string[], phrases: readonly string[]): boolean {
  return phrases.some((phrase) => spansOf(tokens, phrase).length > 0)
}

function spansOf(tokens: readonly string[], phrase: string): Span[] {
  const parts = phrase.split(' ')
  return tokens.flatMap((_, from) => {
    const to = endOf(tokens, from, parts)
    return to === null ? [] : [{ from, to }]
  })
}

const MAX_BETWEEN: Readonly<Record<string, number>> = { '*': 3, _: 1 }

/** Null where the words do not begin here. */
function endOf(tokens: readonly string[], from: number, parts: readonly string[]): number | null {
  const [part, ...rest] = parts
  if (part === undefined) return from
  if (part === '$') return from === tokens.length ? from : null
  const between = MAX_BETWEEN[part]
  if (between !== undefined) {
    for (let skipped = 0; skipped <= between; skipped++) {
      const to = endOf(tokens, from + skipped, rest)
      if (to !== null) return to
    }
    return null
  }
  const token = tokens[from]
  return token !== undefined && isMeant(token, part) ? endOf(tokens, from + 1, rest) : null
}

const LARGE = 8
const LARGE_NUMBERS = new Set('eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred'.split(' '))

function isMeant(token: string, part: string): boolean {
  if (part === '#') return LARGE_NUMBERS.has(token) || (/^\d{1,3}$/.test(token) && Number(token) >= LARGE)
  if (part.endsWith('~')) return token.startsWith(part.slice(0, -1))
  if (token === part) return true
  const slips = slipsIn(part)
  return slips > 0 && !ITSELF.has(token) && token[0] === part[0] && editDistance(token, part, slips) <= slips
}
