import type { Page } from '#features/pages/core/page.ts'
import { questionsKind } from '#features/pages/kinds/questions.tsx'

/** A passage of a page in plain words. */
export interface SectionText {
  readonly kind: 'question' | 'page'
  readonly heading: string
  readonly text: string
}

/** The fields that name what they stand in, and those that say it; buttons, addresses and choices say nothing. */
const NAMES = ['title', 'heading', 'name', 'question', 'value']
const SAYS = ['lead', 'text', 'answer', 'description', 'note', 'label', 'duration', 'disclosure']

type Values = Readonly<Record<string, unknown>>

/** What the sections of a page say, for who looks for it: those that are hidden are left out. */
export function sectionTexts({ sections }: Pick<Page, 'sections'>): SectionText[] {
  return sections.flatMap(({ kind, values, isHidden }) => {
    if (isHidden) return []
    const of = kind === questionsKind.name ? 'question' : 'page'
    return [values, ...itemsIn(values)].flatMap((each): SectionText[] => {
      const text = SAYS.flatMap((name) => wordsOf(each[name])).join(' ')
      // A question of its own heads the answer; elsewhere it stands beside a name.
      const heading = NAMES.flatMap((name) => wordsOf(each[name]))[0] ?? ''
      return text === '' ? [] : [{ kind: of, heading, text }]
    })
  })
}

function itemsIn(values: Values): Values[] {
  return Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value) && name !== 'buttons' ? (value as Values[]) : [],
  )
}

function wordsOf(value: unknown): string[] {
  return typeof value === 'string' && value.trim() !== '' ? [value.replaceAll(/\s+/g, ' ').trim()] : []
}
