import { articleOfADay, isForReview } from './article-of-a-day.ts'
import { CANCELLED, type Kind } from './kind.ts'

const WAITS_FOR_REVIEW = "Today's article waits for your review."

/** An article for today, which somebody asks for by one button. */
export const today: Kind<'today'> = {
  ...articleOfADay,
  label: 'Generate Today’s Blog',
  isRetriedByHand: true,
  lastStep: (input, mode) => (isForReview(input, mode) ? WAITS_FOR_REVIEW : undefined),
  whenDone({ step, error }) {
    if (step === WAITS_FOR_REVIEW) return { title: 'Saved as a draft', text: WAITS_FOR_REVIEW }
    if (error !== null) return { title: 'Saved as a draft', text: error }
    return { title: 'Success!', text: "Today's blog post has been generated and published automatically." }
  },
  whenFailed: () => ({ title: "Failed to generate today's blog post. Please try again.", kind: 'error' }),
  whenCancelled: CANCELLED,
}
