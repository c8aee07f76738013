import { batchCover } from '#features/automation/core/covers.ts'

import { remarkOnHeldBack } from './held-back.ts'
import { CANCELLED, type Kind } from './kind.ts'
import { madeOf } from './written-post.ts'

/** The words of the spec for a batch that could not be kept. */
export const COULD_NOT_SAVE = 'Failed to save articles. Please try again.'

/** What is said of a batch that ends with one of its articles. */
export function failureOf(title: string): string {
  return `Failed to generate content for "${title}". Please try again.`
}

const STAMP_LENGTH = 14
const LONGEST_SLUG = 120

/** The address of a batch’s post: small letters, digits and hyphens of the title, and a timestamp. */
export function batchSlug(title: string, now: Date): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, LONGEST_SLUG - STAMP_LENGTH)
  return [words, now.getTime()].filter(Boolean).join('-')
}

const DESCRIPTION = 150

/** A batch’s description is its title, cut. */
export function batchDescription(title: string): string {
  return title.slice(0, DESCRIPTION)
}

/** Articles by a list of titles and prompts, each at its own time. */
export const batch: Kind<'batch'> = {
  label: 'Batch',
  isRetriedByHand: true,
  items: ({ items }) => items,
  brief: (_input, { title, prompt }) => ({ prompt, topic: title, tone: 'professional', length: 'long', tags: [] }),
  subject: async ({ title }) => ({ mustCover: true, title }),
  step: (words, { title }) => `“${title}”: ${words}`,
  plan(_input, { scheduledFor }, { now }) {
    if (scheduledFor === null) return { status: 'draft' }
    return scheduledFor > now ? { status: 'scheduled', at: scheduledFor } : { status: 'published' }
  },
  post: ({ author }, title, written, now) => ({
    ...madeOf(written, author, []),
    title,
    slug: batchSlug(title, now),
    metaDescription: batchDescription(title),
    coverImage: batchCover,
  }),
  remark: remarkOnHeldBack,
  lastStep: () => undefined,
  failure: (_sentence, title) => (title === null ? COULD_NOT_SAVE : failureOf(title)),
  whenDone: ({ total, error }) => ({
    title: 'Success!',
    text: error === null ? `${total} articles have been created and scheduled.` : `${total} articles have been created. ${error}`,
  }),
  whenFailed(error) {
    if (error === COULD_NOT_SAVE) return { title: COULD_NOT_SAVE, kind: 'error' }
    return { title: 'AI Generation Failed', ...(error && { text: error }), kind: 'error' }
  },
  whenCancelled: CANCELLED,
}
