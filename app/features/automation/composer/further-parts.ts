import type { LibraryPassage, LibraryTopic, PassageRole } from '#content/library/topic.ts'
import type { Length } from '#features/automation/article.ts'

import type { Material } from './material.ts'
import { nearestStatements, neighboursOf } from './neighbours.ts'
import { isGrave, type Outline } from './parts.ts'
import type { Seeded } from './seeded.ts'

/** Something that can be added to an article. */
export interface FurtherPart {
  /** `always`: belongs into every article of the length. `until enough`: while the aim is not reached. `in need`: while it is too short. */
  readonly when: 'always' | 'until enough' | 'in need'
  readonly add: (outline: Outline) => Outline
}

/** Everything that an article about this topic can be made of, what matters most first. */
export function furtherParts(
  start: Outline,
  { topics }: Material,
  { length, avoid }: { length: Length; avoid: ReadonlySet<string> },
  random: Seeded,
): FurtherPart[] {
  const { topic } = start
  const neighbours = neighboursOf(start, topics, avoid, random)
  const near = length === 'long' ? neighbours.slice(0, 4) : []
  const lenders = neighbours.filter((neighbour) => !near.includes(neighbour))
  // From the first one on: a later one may take up an earlier one.
  const steps = { short: random.between('steps', 3, 4), medium: random.between('steps', 4, 6), long: 6 }[length]
  const asked = topic.questions.filter((question) => question !== start.openingQuestion)
  const core: FurtherPart[] = [
    ...ofRoles(topic, ['what-to-do', 'why', 'limits'], random).map((part) => withPassage(part, 'always')),
    { when: 'always', add: (outline) => ({ ...outline, steps: topic.steps.slice(0, steps) }) },
  ]
  const rest = ofRoles(topic, ['how-it-works', 'mistakes', 'adapting'], random)
  const questions = random.shuffle('questions', asked).map(withQuestion)
  if (length === 'short')
    return [...core, ...random.shuffle('rest', [...rest.map((part) => withPassage(part)), ...questions.slice(0, 1)]), ...inNeed()]
  return [
    ...core,
    ...rest.map((part) => withPassage(part, 'always')),
    ...(length === 'long' ? questions.map((part) => ({ ...part, when: 'always' as const })) : questions.slice(0, 1)),
    ...random.shuffle('medium', length === 'medium' ? [...questions.slice(1), statements(3)] : []),
    ...(length === 'long' ? [statements(4), ...near.map((neighbour) => related(neighbour, 1))] : []),
    ...inNeed(),
  ]

  /** Where the topic itself says little: whatever its neighbours have. */
  function inNeed(): FurtherPart[] {
    return neighbours.toReversed().map((neighbour) => ({ ...related(neighbour, 3), when: 'in need' }))
  }
  function related(neighbour: LibraryTopic, most: number): FurtherPart {
    const roles = random.shuffle(`roles of ${neighbour.id}`, isGrave(neighbour) ? (['why', 'limits'] as const) : lentRoles)
    return {
      when: 'until enough',
      add: (outline) => {
        if (outline.related.some((other) => other.topic === neighbour)) return outline
        if (outline.statements.some((statement) => neighbour.statements.includes(statement))) return outline
        const wanted = ofRoles(neighbour, roles, random)
        const passages = (wanted.length > 0 ? wanted : neighbour.passages).filter(headingIsNew(outline)).slice(0, most)
        return passages.length > 0 ? { ...outline, related: [...outline.related, { topic: neighbour, passages }] } : outline
      },
    }
  }
  /** Each from another topic, and none from one whose passages are in the article: they would say the same. */
  function statements(count: number): FurtherPart {
    return {
      when: 'until enough',
      add: (outline) => ({
        ...outline,
        statements: nearestStatements(topic, lenders, random).slice(0, count),
      }),
    }
  }
}

/** What makes sense without the rest of its topic. */
const lentRoles = ['why', 'how-it-works', 'what-to-do'] as const

/** One passage for each of these roles, as far as the topic has them. */
function ofRoles({ id, passages }: LibraryTopic, roles: readonly PassageRole[], random: Seeded): LibraryPassage[] {
  return roles.flatMap((role) => {
    const fitting = passages.filter((passage) => passage.role === role)
    return fitting.length > 0 ? [random.pick(`${role} of ${id}`, fitting)] : []
  })
}

function withPassage(passage: LibraryPassage, when: FurtherPart['when'] = 'until enough'): FurtherPart {
  return { when, add: (outline) => ({ ...outline, passages: [...outline.passages, passage] }) }
}

function withQuestion(question: LibraryTopic['questions'][number]): FurtherPart {
  return { when: 'until enough', add: (outline) => ({ ...outline, questions: [...outline.questions, question] }) }
}

function headingIsNew({ passages, related }: Outline) {
  const known = new Set([...passages, ...related.flatMap((neighbour) => neighbour.passages)].map(({ heading }) => heading))
  return ({ heading }: LibraryPassage) => !known.has(heading)
}
