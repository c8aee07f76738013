import { CANCELLED, type Kind } from './kind.ts'
import { postByItsTitle } from './written-post.ts'

/** An article that somebody asks for by its subject. It is a draft in any case, so nothing has to be said of one that is held back. */
export const article: Kind<'article'> = {
  label: 'AI Generator',
  isRetriedByHand: true,
  items: ({ brief: { prompt } }) => [{ title: '', prompt, scheduledFor: null }],
  brief: ({ brief }) => brief,
  subject: async () => ({ mustCover: true }),
  step: (words) => words,
  plan: () => ({ status: 'draft' }),
  post: (input, _title, written) => postByItsTitle(input, written),
  remark: () => null,
  lastStep: () => undefined,
  failure: (sentence) => sentence,
  whenDone: () => ({ title: 'Blog post generated successfully!' }),
  whenFailed: (error) => ({ title: 'Failed to generate blog post', ...(error && { text: error }), kind: 'error' }),
  whenCancelled: CANCELLED,
}
