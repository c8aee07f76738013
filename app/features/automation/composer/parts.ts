import type { LibraryPassage, LibraryStatement, LibraryTopic } from '#content/library/topic.ts'
import type { Tone } from '#features/automation/core/article.ts'

/** What an article is made of, before it is written down. The order of the parts on the page is the writer’s. */
export interface Outline {
  readonly topic: LibraryTopic
  readonly tone: Tone
  readonly title: string
  /** A title of the topic that stands as first sentence; null for none. */
  readonly hook: string | null
  /** Answered at the head of the article, and nowhere else. */
  readonly openingQuestion: Question | null
  readonly passages: readonly LibraryPassage[]
  readonly steps: readonly string[]
  readonly questions: readonly Question[]
  readonly related: readonly RelatedTopic[]
  /** The topic’s own, as its main points. */
  readonly statements: readonly LibraryStatement[]
}

export type Question = LibraryTopic['questions'][number]

export interface RelatedTopic {
  readonly topic: LibraryTopic
  /** The sentence that leads to it; null where the library has none. */
  readonly because: string | null
  readonly passages: readonly LibraryPassage[]
}

/** Everything in it that rests on something. */
export function backedParts({ passages, related, statements }: Outline) {
  return [...passages, ...related.flatMap((neighbour) => neighbour.passages), ...statements]
}

/** A subject about which one does not joke. */
export function isGrave({ gravity }: LibraryTopic): boolean {
  return gravity !== 'everyday'
}

/** Whether a title can stand as a sentence: a question, a request, or a statement with a verb of its own. */
export function isSentence(title: string): boolean {
  if (title.endsWith('?')) return true
  if (/^(?:what|how|when|where|why)\b/i.test(title)) return false
  const main = title.split(/[,:]| (?:that|what|when|where|who|which|until|before|while) /)[0]!
  return isRequest(title) || finiteVerbs.test(main)
}

/** Whether a title asks somebody to do something. */
export function isRequest(title: string): boolean {
  return requests.test(title)
}

const requests =
  /^(?:add|ask|begin|breathe|catch|change|clear|close|cook|count|eat|give|keep|learn|leave|let|listen|look|make|mark|notice|open|pack|plan|practise|protect|put|read|run|salt|spend|stand|start|swap|take|try|turn|watch)\b/i

const finiteVerbs =
  /\b(?:is|are|has|have|can|cannot|need|needs|beats|lasts|hides|decides?|counts?|works?|matters?|fades?|takes?|prevents?|helps|reports|belongs?|answers|measures?|refresh|changes|choose|tells|survives)\b/
