import type { Question } from '#content/plans.ts'
import type { Page } from '#features/pages/core/page.ts'
import { questionsKind } from '#features/pages/kinds/questions.tsx'

/** All questions that a page shows. */
export function questionsOf({ sections }: Pick<Page, 'sections'>): Question[] {
  return sections.flatMap(({ kind, isHidden, values }) =>
    kind === questionsKind.name && !isHidden ? [...(values as { questions: readonly Question[] }).questions] : [],
  )
}
