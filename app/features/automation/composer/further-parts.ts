import type { LibraryPassage, LibraryTopic, PassageRole } from '#content/library/topic.ts'
import type { Length } from '#features/automation/core/article.ts'

import type { Material } from './material.ts'
import { neighboursOf, type Neighbour } from './neighbours.ts'
import type { Outline } from './parts.ts'
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
  const linked = neighbours.filter(({ because }) => because !== null)
  const near = linked.length > 0 ? linked : neighbours
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
    ...(length === 'long'
      ? [mainPoints('always'), ...near.slice(0, 4).map((neighbour) => related(neighbour, 1))]
      : random.shuffle('medium', [...questions.slice(1), mainPoints('until enough')])),
    ...inNeed(),
  ]

  /** Where the topic itself says little: whatever its neighbours have. */
  function inNeed(): FurtherPart[] {
    return neighbours.map((neighbour) => ({ ...related(neighbour, 2), when: 'in need' }))
  }
  function related({ topic: neighbour, because }: Neighbour, most: number): FurtherPart {
    const roles = chosenRoles(neighbour, most)
    return {
      when: 'until enough',
      add: (outline) => {
        if (outline.related.some((other) => other.topic === neighbour)) return outline
        const passages = ofRoles(neighbour, roles, random).filter(headingIsNew(outline)).slice(0, most)
        return passages.length > 0
          ? { ...outline, related: [...outline.related, { topic: neighbour, because, passages }] }
          : outline
      },
    }
  }
  /** Others that borrow from it get other passages, as far as they go round; in the order in which they are read. */
  function chosenRoles(lender: LibraryTopic, most: number): PassageRole[] {
    const borrowers = topics.filter(({ id, links = [] }) => id === topic.id || links.some(({ to }) => to === lender.id))
    const from = borrowers.findIndex(({ id }) => id === topic.id) + topics.indexOf(lender)
    const chosen = new Set(Array.from({ length: most }, (_, at) => lentRoles[(from + at) % lentRoles.length]))
    return lentRoles.filter((role) => chosen.has(role))
  }
  function mainPoints(when: FurtherPart['when']): FurtherPart {
    return { when, add: (outline) => ({ ...outline, statements: topic.statements }) }
  }
}

/** What is whole without the rest of its topic, and recommends nothing else in place of what the article is about. */
const lentRoles = ['how-it-works', 'mistakes'] as const

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
