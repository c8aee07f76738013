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
const SAYS = ['lead', 'text', 'answer', 'description', 'topics', 'goal', 'note', 'label', 'duration', 'disclosure']

type Values = Readonly<Record<string, unknown>>

type ReadMarkdown = (text: string) => readonly MarkdownPassage[]

/** What the sections of a page say, for who looks for it: those that are hidden are left out. */
export function sectionTexts({ sections }: Pick<Page, 'sections'>, readMarkdown: ReadMarkdown): SectionText[] {
  return sections.flatMap((section) => {
    const { width, passages = [] } = sectionKinds.get(section.kind)!
    if (section.isHidden || width === 'beside') return []
    const { values, markdown } = apart(section)
    const of = section.kind === questionsKind.name ? 'question' : 'page'
    const told = new Set(passages.map(([, text]) => text))
    const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !told.has(name)))
    return [
      ...[rest, ...itemsIn(rest)].map((each) => ({
        ...('answer' in each && { kind: 'question' as const }),
        // A question of its own heads the answer; elsewhere it stands beside a name.
        heading: NAMES.flatMap((name) => wordsOf(each[name]))[0] ?? '',
        text: inOneLine(SAYS.flatMap((name) => wordsOf(each[name]))),
      })),
      ...passages.map(([heading, text]) => ({
        heading: wordsOf(values[heading]).join(' '),
        text: wordsOf(values[text]).join(' '),
      })),
      ...markdown.flatMap((text) => readMarkdown(text)).map(({ heading, text }) => ({ heading: heading?.text ?? '', text })),
    ].flatMap((said): SectionText[] => (said.text === '' ? [] : [{ kind: of, ...said }]))
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

/** Of what is picked there are ids alone. */
const isItem = (item: unknown): item is Values => typeof item === 'object' && item !== null

function itemsIn(values: Values): Values[] {
  return Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) && name !== 'buttons' ? value.filter(isItem) : [],
  )
}

function wordsOf(value: unknown): string[] {
  const lines = Array.isArray(value)
    ? (value as Values[]).flatMap((item) => Object.values(item).flatMap(wordsOf))
    : typeof value === 'string'
      ? value.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || [])
      : []
  return lines.length > 0 ? [inOneLine(lines)] : []
}

/** What ends no sentence is parted from what follows by a semicolon. */
function inOneLine(lines: readonly string[]): string {
  return lines.map((line, at) => (at < lines.length - 1 && !'.!?:;,”'.includes(line.at(-1)!) ? `${line};` : line)).join(' ')
}
