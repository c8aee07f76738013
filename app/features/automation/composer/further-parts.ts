import type { LibraryPassage, LibraryTopic, PassageRole } from '#content/library/topic.ts'
import type { Length } from '#features/automation/article.ts'

import type { Material } from './material.ts'
import { isGrave, type Outline } from './parts.ts'
import type { Seeded } from './seeded.ts'
import { stemsOf } from './stems.ts'

/** Something that can be added to an article. */
export interface FurtherPart {
  /** `always`: belongs into every article of the length. `until enough`: while the aim is not reached. `in need`: while it is too short. */
  readonly when: 'always' | 'until enough' | 'in need'
  readonly add: (outline: Outline) => Outline
}

/** Everything that an article about this topic can be made of, what matters most first. */
export function furtherParts(start: Outline, { topics }: Material, length: Length, random: Seeded): FurtherPart[] {
  const { topic } = start
  const neighbours = neighboursOf(start, topics, random)
  const near = neighbours.slice(0, 2)
  const lenders = neighbours.slice(2)
  const steps = { short: random.between('steps', 3, 4), medium: random.between('steps', 4, 6), long: 6 }[length]
  const asked = topic.questions.filter((question) => question !== start.openingQuestion)
  const core: FurtherPart[] = [
    ...ofRoles(topic, ['what-to-do', 'why', 'limits'], random).map((part) => withPassage(part, 'always')),
    { when: 'always', add: (outline) => ({ ...outline, steps: someOf(topic.steps, steps, random) }) },
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
    ...(length === 'long' ? [...near.map((neighbour) => related(neighbour, 2)), statements(4)] : []),
    ...(length === 'long' ? neighbours.slice(6, 8).map((neighbour) => related(neighbour, 1)) : []),
    ...inNeed(),
  ]

  /** Where the topic itself says little: whatever its neighbours have. */
  function inNeed(): FurtherPart[] {
    return neighbours.toReversed().map((neighbour) => ({ ...related(neighbour, 3), when: 'in need' }))
  }
  function related(neighbour: LibraryTopic, most: number): FurtherPart {
    const pair = random.pick(`pair of ${neighbour.id}`, pairs)
    const roles = isGrave(neighbour) ? (['what-to-do', 'limits'] as const) : pair
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
        statements: lenders
          .slice(0, count)
          .filter((lender) => lender.statements.length > 0)
          .map((lender) => random.pick(`statement of ${lender.id}`, lender.statements)),
      }),
    }
  }
}

const pairs = [
  ['why', 'how-it-works'],
  ['why', 'what-to-do'],
  ['how-it-works', 'what-to-do'],
] as const

/** Topics of the same pillar, the nearest first: those that share tags, words and sources with this one. */
function neighboursOf({ topic, tone }: Outline, topics: readonly LibraryTopic[], random: Seeded): LibraryTopic[] {
  const isLight = tone === 'casual' || tone === 'conversational'
  const others = topics.filter(
    (other) => other.pillar === topic.pillar && other.id !== topic.id && (!isLight || isGrave(topic) || !isGrave(other)),
  )
  const own = { tags: new Set(topic.tags), words: new Set(wordsOf(topic)), sources: new Set(sourcesOf(topic)) }
  const nearness = new Map(
    others.map((other, at) => [
      other,
      2 * count(other.tags, own.tags) +
        count(wordsOf(other), own.words) +
        2 * count(sourcesOf(other), own.sources) +
        random.between(`nearness/${at}`, 0, 3),
    ]),
  )
  return others.toSorted((one, other) => nearness.get(other)! - nearness.get(one)!)
}

const wordsOf = ({ name, keywords }: LibraryTopic) => new Set(stemsOf([name, ...keywords].join(' ')))
const sourcesOf = ({ passages }: LibraryTopic) => new Set(passages.flatMap(({ sources }) => sources))

function count(values: Iterable<string>, known: ReadonlySet<string>): number {
  return [...values].filter((value) => known.has(value)).length
}

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

/** As many of a list, in its order. */
function someOf(list: readonly string[], many: number, random: Seeded): string[] {
  const chosen = new Set(random.shuffle('steps', list).slice(0, many))
  return list.filter((item) => chosen.has(item))
}
