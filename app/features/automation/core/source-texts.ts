/** A document that a text rests on. */
export interface TextReference {
  readonly id: string
  readonly kind:
    | 'guideline'
    | 'consensus statement'
    | 'position statement'
    | 'scientific statement'
    | 'scientific opinion'
    | 'review of studies'
    | 'single study'
    | 'report'
    | 'fact sheet'
    | 'information page'
    | 'guide'
    | 'training material'
    | 'law'
  readonly title: string
  readonly publisher: string
  readonly year?: number
  readonly url?: string
}

interface Backed {
  /** Ids of references. */
  readonly sources: readonly string[]
  /** `guideline`: a body that advises says so. `review`: a review of studies does. `mixed`: studies disagree or are small. `practice`: no study stands behind it. */
  readonly evidence: 'guideline' | 'review' | 'mixed' | 'practice'
  /** A professional has read it. */
  readonly reviewed: boolean
}

/** Texts about one subject that stand by themselves, so that articles can be made of them. */
export interface TextSubject {
  readonly id: string
  /** Subjects of one group go together. */
  readonly group: string
  /** As it reads in a sentence after “about”. */
  readonly name: string
  /** `grave` and `crisis`: nobody makes light of it, and texts about it are phrased plainly; `crisis`: it may end a life. */
  readonly gravity: 'everyday' | 'grave' | 'crisis'
  /** Whole titles for an article about it; at least one. */
  readonly titles: readonly string[]
  /** What people type who mean it. */
  readonly keywords: readonly string[]
  readonly tags: readonly string[]
  readonly summary: string
  readonly passages: ReadonlyArray<
    Backed & {
      readonly role: 'why' | 'how-it-works' | 'what-to-do' | 'mistakes' | 'adapting' | 'limits'
      readonly heading: string
      /** Paragraphs of Markdown. */
      readonly text: string
    }
  >
  /** A sentence or two each, for any article of the group. */
  readonly statements: ReadonlyArray<Backed & { readonly text: string }>
  readonly steps: readonly string[]
  readonly questions: ReadonlyArray<{ readonly question: string; readonly answer: string }>
  /** Subjects of the group that a text about this one may go on to, by id, each with the sentence that leads there. */
  readonly links?: ReadonlyArray<{ readonly to: string; readonly because: string }>
}

export interface SourceTexts {
  readonly subjects: ReadonlyArray<TextSubject>
  readonly references: ReadonlyArray<TextReference>
}
