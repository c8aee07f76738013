import type { Page, Section } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { questionsKind } from '#features/pages/kinds/questions.tsx'
import type { MarkdownPassage } from '#features/writing/text.ts'

/** A passage of a page in plain words. */
export interface SectionText {
  readonly kind: 'question' | 'page'
  readonly heading: string
  readonly text: string
}

/** The fields that name what they stand in, and those that say it; buttons, addresses and choices say nothing. */
const NAMES = ['title', 'heading', 'name', 'question', 'value']
const SAYS = ['lead', 'text', 'answer', 'description', 'note', 'label', 'duration']

type Values = Readonly<Record<string, unknown>>

type ReadMarkdown = (text: string) => readonly MarkdownPassage[]

/** What the sections of a page say, for who looks for it: those that are hidden are left out. */
export function sectionTexts({ sections }: Pick<Page, 'sections'>, readMarkdown: ReadMarkdown): SectionText[] {
  return sections.flatMap((section) => {
    const { kind, isHidden } = section
    if (isHidden) return []
    const { values, markdown } = apart(section)
    const of = kind === questionsKind.name ? 'question' : 'page'
    const passages = markdown.flatMap((text) => readMarkdown(text))
    const long = passages.map(({ heading, text }): SectionText => ({ kind: of, heading: heading?.text ?? '', text }))
    return [
      ...[values, ...itemsIn(values)].flatMap((each): SectionText[] => {
        const text = SAYS.flatMap((name) => wordsOf(each[name])).join(' ')
        // A question of its own heads the answer; elsewhere it stands beside a name.
        const heading = NAMES.flatMap((name) => wordsOf(each[name]))[0] ?? ''
        return text === '' ? [] : [{ kind: of, heading, text }]
      }),
      ...long.filter(({ text }) => text !== ''),
    ]
  })
}

/** What a section says in Markdown, apart from what it says in plain words. */
function apart({ kind, values }: Pick<Section, 'kind' | 'values'>): { values: Values; markdown: string[] } {
  const fields = sectionKinds.get(kind)?.fields ?? {}
  const isMarkdown = ([name]: [string, unknown]) => fields[name]?.type === 'markdown'
  const all = Object.entries(values)
  return {
    values: Object.fromEntries(all.filter((entry) => !isMarkdown(entry))),
    markdown: all.filter(isMarkdown).map(([, text]) => String(text)),
  }
}

function itemsIn(values: Values): Values[] {
  return Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) && name !== 'buttons' ? (value as Values[]) : [],
  )
}

function wordsOf(value: unknown): string[] {
  return typeof value === 'string' && value.trim() !== '' ? [value.replaceAll(/\s+/g, ' ').trim()] : []
}
