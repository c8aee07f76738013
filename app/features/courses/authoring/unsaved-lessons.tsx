import { PersonField } from '#features/identity/core/person-field.tsx'
import { UnsavedDraft } from '#features/writing/editing/unsaved-draft.tsx'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { draftAddress, lessonAddress } from './addresses.ts'

type UnsavedLessonsProps = {
  lessonId: string
  /** The one in the form. */
  shown: { readonly when: string } | null
  drafts: ReadonlyArray<{
    readonly id: string
    readonly when: string
    /** Null: whoever looks. */
    readonly by: string | null
    readonly mayDiscard: boolean
  }>
}

/** What was typed at a lesson and not saved. */
export function UnsavedLessons({ lessonId, shown, drafts }: UnsavedLessonsProps) {
  const here = lessonAddress(lessonId)
  if (shown)
    return (
      <Alert className="mb-4" title={`In the form: what was written on ${shown.when} and not saved`}>
        Save to make it the lesson, or <TextLink to={here}>go back to what is saved</TextLink>.
      </Alert>
    )
  return drafts.map(({ id, when, by, mayDiscard }) => (
    <UnsavedDraft key={id} when={when} by={by} address={mayDiscard ? here : null} textAddress={draftAddress(lessonId, id)}>
      <PersonField />
      <input type="hidden" name="draft" value={id} />
    </UnsavedDraft>
  ))
}
