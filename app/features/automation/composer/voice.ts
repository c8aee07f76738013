import type { PassageRole } from '#content/library/topic.ts'

/**
 * How one tone speaks around the library’s texts. `{name}` stands for the topic as it reads after “about”, `{own}` for a passage’s own heading. Frames fit every topic, so
 * they claim nothing about it; those that begin with ~ are too light for a grave one, or make less of what it says; those with ^ are for a crisis alone.
 */
export interface Voice {
  /** Says the topic’s summary at the head of the article. */
  readonly summaryFirst: boolean
  /** Says below each passage what it rests on. */
  readonly namesBasis: boolean
  /** Begins with a request where it fits; the others discuss what they begin with. */
  readonly asksReaders: boolean
  /** Titles that ask are preferred; those that state; or neither. */
  readonly titles: 'asking' | 'stating' | 'any'
  /** The paragraph after a first sentence that is one of the topic’s titles: a question, or a statement. */
  readonly afterQuestion: readonly string[]
  readonly afterStatement: readonly string[]
  /** Around a reader’s question that is answered at the head of the article; none where a tone does not begin so. */
  readonly beforeAnswer: readonly string[]
  readonly afterAnswer: readonly string[]
  /** A paragraph that says what is to come. */
  readonly promises: readonly string[]
  readonly headings: Readonly<Record<PassageRole, readonly string[]>>
  /** A sentence that leads into a passage. */
  readonly bridges: Readonly<Record<PassageRole, readonly string[]>>
  /** Of ten passages, so many have one. */
  readonly bridgesInTen: number
  readonly steps: Framed
  readonly question: Framed
  readonly questions: Framed
  /** Passages of another topic, `{name}`. The introductions serve where the library has no sentence that leads there. */
  readonly related: Framed
  /** The topic’s own statements, which say the main points once more. */
  readonly statements: Framed
  readonly closing: Framed
  readonly sourcesHeading: string
  /** Said below the sources when something in the article has none. */
  readonly withoutSource: readonly string[]
  /** Said at the end of an article that rests on no document at all. */
  readonly withoutAnySource: readonly string[]
}

/** A section’s headings, and what stands under them first. */
export interface Framed {
  readonly headings: readonly string[]
  readonly intros: readonly string[]
}
