import { shortened } from '#base/shortened.ts'
import { countWords } from '#features/writing/count-words.ts'

import { basisIn, sectionsOf, textOfSections, type Section } from './lesson-sections.ts'

/** A lesson that everybody may read. */
export interface OpenLesson {
  readonly id: string
  readonly pillar: string
  readonly title: string
  readonly summary: string
  readonly practice: string
  /** Markdown. */
  readonly body: string
  /** A professional has read it. */
  readonly isReviewed: boolean
}

/** The least that an article can be made of. */
const LEAST = { sections: 4, words: 400 } as const
const LONGEST_SUMMARY = 150

/** What a section is, as far as its heading says so; the others explain. */
const roles = {
  limits: /\b(?:doctors?|pharmacists?|professionals?|medical|emergency)\b|^(?:when|who|before)\b.*\b(?:stop|asks?|help)\b/i,
  'what-to-do':
    /^(?:today|tonight|this week|tomorrow|your turn|try|to try|practice|exercise|what to do|how to (?:begin|start))\b/i,
  mistakes: /\b(?:mistakes?|goe?s? wrong|myths?)\b/i,
  adapting: /^(?:if|for whom|when (?!to\b))/i,
} as const

/**
 * A lesson as a subject for articles; null where none can honestly be made of it: it says too little, or names a document of which nobody knows
 * what kind it is, so that an article could not say what its text rests on. `documents` are those that are known, by their address.
 */
export function subjectOf(lesson: OpenLesson, documents: ReadonlyMap<string, string>) {
  const { id, pillar, title, summary, practice, body, isReviewed } = lesson
  const { intro, sections, sources, isWhole } = sectionsOf(body)
  const basis = basisIn(sources, documents)
  if (!isWhole || basis === null) return null
  const backed = { sources: basis, evidence: 'practice' as const, reviewed: isReviewed }
  const passages = passagesOf(intro, sections, practice).map((passage) => ({ ...passage, ...backed }))
  const words = passages.reduce((sum, { text }) => sum + countWords(text), 0)
  if (sections.length < LEAST.sections || words < LEAST.words) return null
  return {
    id: `lesson-${id}`,
    group: pillar,
    name: `“${title}”`,
    // Nobody has judged how it may be spoken of.
    gravity: 'grave' as const,
    titles: [title],
    keywords: [title.toLowerCase()],
    tags: [pillar],
    summary: shortened(summary || title, LONGEST_SUMMARY),
    passages,
    statements: [],
    // An article offers steps to choose from; a lesson has one, which stands with what to do.
    steps: [],
    questions: [],
  }
}

type Passage = { role: 'why' | 'how-it-works' | keyof typeof roles; heading: string; text: string }

/**
 * The opening, what explains up to what is to be done, that itself, and what comes after it. The order of a lesson is kept, since its sections
 * rest on those before: where one cannot be used, the explanation ends before it.
 */
function passagesOf(intro: string, sections: readonly Section[], practice: string): Passage[] {
  const of = (role: keyof typeof roles) => sections.filter((section) => section.isUsable && roleOf(section) === role)
  const doing = sections.findIndex((section) => roleOf(section) === 'what-to-do')
  const before = (doing < 0 ? sections : sections.slice(0, doing)).filter((section) => roleOf(section) === null)
  const broken = before.findIndex(({ isUsable }) => !isUsable)
  const explaining = broken < 0 ? before : before.slice(0, broken)
  const steps = of('what-to-do')
  const toDo = [textOfSections(steps), practice.trim()].filter(Boolean).join('\n\n')
  return [
    { role: 'why' as const, heading: 'Where it begins', text: intro },
    { role: 'how-it-works' as const, heading: explaining[0]?.heading ?? '', text: textOfSections(explaining) },
    { role: 'what-to-do' as const, heading: steps[0]?.heading ?? 'One thing to try', text: toDo },
    ...(['mistakes', 'adapting', 'limits'] as const).map((role) => {
      const own = of(role)
      return { role, heading: own[0]?.heading ?? '', text: textOfSections(own) }
    }),
  ].filter(({ text }) => text !== '')
}

function roleOf({ heading }: Section): keyof typeof roles | null {
  const found = Object.entries(roles).find(([, words]) => words.test(heading))
  return (found?.[0] as keyof typeof roles | undefined) ?? null
}
