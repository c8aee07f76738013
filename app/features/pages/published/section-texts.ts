import type { Page } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { questionsKind } from '#features/pages/kinds/questions.tsx'

/** A passage of a page in plain words. */
export interface SectionText {
  readonly kind: 'question' | 'page'
  readonly heading: string
  readonly text: string
}

/** The fields that name what they stand in, and those that say it; buttons, addresses and choices say nothing. */
const NAMES = ['title', 'heading', 'name', 'question', 'value']
const SAYS = ['lead', 'text', 'answer', 'description', 'topics', 'goal', 'note', 'label', 'duration']

type Values = Readonly<Record<string, unknown>>

/** What the sections of a page say, for who looks for it: those that are hidden are left out. */
export function sectionTexts({ sections }: Pick<Page, 'sections'>): SectionText[] {
  return sections.flatMap(({ kind, values, isHidden }) => {
    const { width, passages = [] } = sectionKinds.get(kind)!
    if (isHidden || width === 'beside') return []
    const of = kind === questionsKind.name ? 'question' : 'page'
    const told = new Set(passages.map(([, text]) => text))
    const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !told.has(name)))
    return [
      ...[rest, ...itemsIn(rest)].map((each) => ({
        // A question of its own heads the answer; elsewhere it stands beside a name.
        heading: NAMES.flatMap((name) => wordsOf(each[name]))[0] ?? '',
        text: SAYS.flatMap((name) => wordsOf(each[name])).join(' '),
      })),
      ...passages.map(([heading, text]) => ({
        heading: wordsOf(values[heading]).join(' '),
        text: wordsOf(values[text]).join(' '),
      })),
    ].flatMap((said): SectionText[] => (said.text === '' ? [] : [{ kind: of, ...said }]))
  })
}

function itemsIn(values: Values): Values[] {
  return Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) && name !== 'buttons' ? (value as Values[]) : [],
  )
}

/** Words in one line; those of a list, and lines that end no sentence, are parted by semicolons. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) {
    const words = (value as Values[]).flatMap((item) => Object.values(item).flatMap(wordsOf))
    return words.length > 0 ? [words.join('; ')] : []
  }
  if (typeof value !== 'string') return []
  const lines = value.split('\n').flatMap((each) => each.replaceAll(/\s+/g, ' ').trim() || [])
  const words = lines.map((each, at) => (at < lines.length - 1 && isOpen(each) ? `${each};` : each)).join(' ')
  return words === '' ? [] : [words]
}

function isOpen(words: string): boolean {
  return !'.!?:;,”'.includes(words.at(-1)!)
}
