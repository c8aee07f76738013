import { WAITS_FOR_REVIEW, type RunProgress } from '#features/automation/core/run.ts'

/** What a person is told when a run is over. */
export interface Outcome {
  readonly title: string
  readonly text?: string
  readonly kind?: 'note' | 'error'
}

/** Null while it goes on, and for a run that the schedule began. */
export function outcomeOf({ kind, status, step, total, error }: RunProgress): Outcome | null {
  if (kind === 'daily') return null
  if (status === 'cancelled')
    return { title: 'Cancelled', text: 'Nothing was saved. What was written so far is kept for a retry.' }
  if (status === 'failed') return failures(error)[kind]
  if (status !== 'done') return null
  if (kind === 'article') return { title: 'Blog post generated successfully!' }
  if (kind === 'batch')
    return {
      title: 'Success!',
      text:
        error === null ? `${total} articles have been created and scheduled.` : `${total} articles have been created. ${error}`,
    }
  if (kind === 'test') return { title: 'Test Generation Complete' }
  if (step === WAITS_FOR_REVIEW) return { title: 'Saved as a draft', text: WAITS_FOR_REVIEW }
  if (error !== null) return { title: 'Saved as a draft', text: error }
  return { title: 'Success!', text: "Today's blog post has been generated and published automatically." }
}

/** What is said of a batch that ends with one of its articles. */
export function failureOf(title: string): string {
  return `Failed to generate content for "${title}". Please try again.`
}

/** The words of the spec for a batch that could not be kept. */
export const COULD_NOT_SAVE = 'Failed to save articles. Please try again.'

/** What is said of a run that failed. */
export const failures = (error: string | null): Readonly<Record<Exclude<RunProgress['kind'], 'daily'>, Outcome>> => ({
  article: { title: 'Failed to generate blog post', ...(error && { text: error }), kind: 'error' },
  batch:
    error === COULD_NOT_SAVE
      ? { title: COULD_NOT_SAVE, kind: 'error' }
      : { title: 'AI Generation Failed', ...(error && { text: error }), kind: 'error' },
  test: { title: 'Test Failed', text: 'Failed to test blog generation. Please check your settings.', kind: 'error' },
  today: { title: "Failed to generate today's blog post. Please try again.", kind: 'error' },
})
