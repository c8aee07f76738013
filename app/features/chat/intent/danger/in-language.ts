import type { Marked } from './marks.ts'
import { shareKnown } from './weigh.ts'

/** From this share of known words on a message is in a language, and what another reads in it is chance. */
const SURELY = 0.7
/** From here on a message is mostly in a language: what it excuses is excused, and weak signs are those that it has. */
const MOSTLY = 0.5
/** Below it a message is hardly in it, unless nothing else is found; no English one of those was below. */
const HARDLY = 0.25

/** What a message says in the languages that it may be in. Only of those that have weights it is known. */
export function inLanguage(marked: readonly Marked[]): readonly Marked[] {
  const shares = marked.map(({ scales, placed }) => scales && shareKnown(scales, placed.tokens))
  const most = Math.max(0, ...marked.map(({ marks }) => marks.length))
  // “Glicemia 480 e continuo a vomitare” has beginnings of English words, and more signs in Italian.
  const sure = marked.find(({ marks }, at) => (shares[at] ?? 0) >= SURELY && marks.length === most)
  if (sure) return [sure]
  return marked.filter(({ marks }, at) => (shares[at] ?? 1) >= HARDLY || marks.length === most)
}

/** Whether a message is mostly in this language, as far as its weights tell. */
export function isMostlyIn({ scales, placed }: Marked): boolean {
  return scales !== null && shareKnown(scales, placed.tokens) >= MOSTLY
}
