import type { RuleMeaning } from '#content/chat/danger/form.ts'

import type { Meant, Spoken } from './match-rules.ts'
import type { Placed } from './normal-text.ts'
import { firstFrom, type Span } from './span.ts'

/** What the sentences of a message say, in their order. */
export interface Sentences {
  /** The places with which they begin. */
  readonly begin: readonly number[]
  readonly say: ReadonlyArray<ReadonlySet<RuleMeaning>>
}

export function sentencesWith({ sentences, asked }: Placed, meant: readonly Meant[]): Sentences {
  const says = sentences.map((_, at) => new Set<RuleMeaning>(asked[at] ? ['asks'] : []))
  let at = 0
  let askedUpTo = 0
  for (const { meaning, from, to } of meant) {
    if (meaning === 'asks') askedUpTo = Math.max(askedUpTo, to)
    // “Tell me about strokes” says nothing of me.
    else if ((meaning === 'me' || meaning === 'person') && to <= askedUpTo) continue
    while (at + 1 < sentences.length && sentences[at + 1]! <= from) at += 1
    says[at]!.add(meaning)
  }
  return { begin: sentences, say: says }
}

/**
 * Whether what is spoken of is only asked about in general (“what are the signs of a stroke”), or has a name and is long past (“a stroke five years
 * ago”). Never what a sentence says of somebody, and nothing of what is so now.
 */
export function isExcused({ from, to, isNamed, mayBePast, isFirm }: Spoken, { begin, say }: Sentences): boolean {
  if (isFirm) return false
  return say
    .slice(sentenceAt(begin, from), sentenceAt(begin, to - 1) + 1)
    .every((says) => (!says.has('now') && isGeneral(says, isNamed)) || (mayBePast && isPast(says)))
}

/** The sentences in which something is spoken of. */
export function sentencesAround({ from, to }: Spoken, { begin }: Sentences): Span {
  return { from: begin[sentenceAt(begin, from)]!, to: begin[sentenceAt(begin, to - 1) + 1] ?? Infinity }
}

/** The last sentence that begins at a place or before it. */
function sentenceAt(begin: readonly number[], place: number): number {
  return firstFrom(begin, place + 1, (first) => first) - 1
}

function isPast(says: ReadonlySet<RuleMeaning>): boolean {
  // “Grandpa had a stroke in 2015 and walks again”: what is again is not the stroke.
  if (says.has('recovered') && (says.has('longPast') || says.has('past'))) return true
  return !says.has('recurs') && (says.has('longPast') || (says.has('past') && !says.has('now')))
}

function isGeneral(says: ReadonlySet<RuleMeaning>, isNamed: boolean): boolean {
  const isAboutPerson = says.has('me') || says.has('person') || says.has('child')
  if (!says.has('asks')) return false
  return isAboutPerson ? says.has('prevents') : isNamed || says.has('about')
}
