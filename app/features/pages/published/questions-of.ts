import type { Question } from '#content/plans.ts'
import type { Page } from '#features/pages/core/page.ts'
import { sectionKinds } from '#features/pages/kinds/all-kinds.ts'
import { questionList } from '#features/pages/kinds/questions.tsx'

/** All questions that a page shows: those of its sections, and of its frame. */
export function questionsOf({ sections }: Pick<Page, 'sections'>): Question[] {
  return sections.flatMap(({ kind, isHidden, values }) =>
    !isHidden && sectionKinds.get(kind)?.fields['questions'] === questionList ? (values['questions'] as Question[]) : [],
  )
}
