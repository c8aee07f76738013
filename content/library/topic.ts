import type { PillarSlug } from '#content/pillars.ts'

/**
 * How sure a statement is. `guideline`: a body that advises the public or a profession says so, be it in a guideline, a consensus statement or a fact sheet.
 * `review`: a review of studies or a position statement does. `mixed`: studies point both ways or are small. `practice`: what teachers and coaches
 * do, without a study behind it. What kind of document says so stands with the document.
 */
export const evidenceStrengths = ['guideline', 'review', 'mixed', 'practice'] as const
export type EvidenceStrength = (typeof evidenceStrengths)[number]

export const documentKinds = [
  'guideline',
  'consensus statement',
  'position statement',
  'scientific statement',
  'scientific opinion',
  'review of studies',
  'single study',
  'report',
  'fact sheet',
  'information page',
  'guide',
  'training material',
  'law',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** A document that surely exists. A figure may stand in a text only when it was read there. */
export interface LibrarySource {
  readonly id: string
  readonly kind: DocumentKind
  readonly title: string
  /** Who answers for it: an institute, a society, a journal. */
  readonly publisher: string
  readonly year?: number
  readonly url?: string
}

interface Backed {
  /** Ids of `LibrarySource`; empty only for `practice`. */
  readonly sources: readonly string[]
  readonly evidence: EvidenceStrength
  /** A professional has read it. Nothing that ships is: the owner lifts the mark. */
  readonly reviewed: boolean
}

/** What a passage does in an article. One article takes each of its topic's passages at most once. */
export const passageRoles = ['why', 'how-it-works', 'what-to-do', 'mistakes', 'adapting', 'limits'] as const
export type PassageRole = (typeof passageRoles)[number]

/** Some paragraphs of Markdown that stand by themselves, under a heading of their own. */
export interface LibraryPassage extends Backed {
  readonly role: PassageRole
  readonly heading: string
  readonly text: string
}

/** One or two sentences that can stand in any article of the pillar. */
export interface LibraryStatement extends Backed {
  readonly text: string
}

/** Where an article may go on to: another topic of the pillar, and the sentence that leads there. It names the subject, or the heading above it does. */
export interface LibraryLink {
  readonly to: string
  readonly because: string
}
export type LibraryLinks = Readonly<Record<string, readonly LibraryLink[]>>

/**
 * How a subject may be spoken of. `crisis`: what may end a life. `grave`: illness, medicines, blood tests, falls, pregnancy, children, weight and eating,
 * alcohol, grief. Nobody jokes about either or makes light of it. `everyday`: the rest.
 */
export type Gravity = 'everyday' | 'grave' | 'crisis'

/** What an article can be about. */
export interface LibraryTopic {
  readonly id: string
  readonly pillar: PillarSlug
  /** As it reads in a sentence: "morning light". */
  readonly name: string
  readonly gravity: Gravity
  /** Whole titles, in the voice of the site. */
  readonly titles: readonly string[]
  /** What people type who mean it; small letters. */
  readonly keywords: readonly string[]
  readonly tags: readonly string[]
  /** For search results: one sentence, at most 150 characters. */
  readonly summary: string
  readonly passages: readonly LibraryPassage[]
  readonly statements: readonly LibraryStatement[]
  /** Small things to do this week, each an imperative sentence. */
  readonly steps: readonly string[]
  readonly questions: readonly { readonly question: string; readonly answer: string }[]
  /** What goes with it, in the eyes of an editor; a topic without any borrows from whatever shares most with it. */
  readonly links?: readonly LibraryLink[]
}
