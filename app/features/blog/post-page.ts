import type { PillarSlug } from '#content/pillars.ts'
import type { Heading } from '#features/writing/text.ts'

import type { Cover, ListedPost } from './core/post-list.ts'
import type { PostOrigin } from './core/post.ts'

/** A post as its page shows it. Instants are ISO 8601. */
export interface PostPageView {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** For search results: the summary, or how the text begins. */
  readonly description: string
  readonly author: string
  /** When it first appeared; of one that has not, when it last changed. */
  readonly date: string
  readonly changedAt: string
  readonly isPublished: boolean
  readonly minutes: number
  readonly tags: readonly string[]
  readonly pillar: PillarSlug
  readonly cover: Cover
  readonly html: string
  readonly headings: readonly Heading[]
  readonly making: Making
}

/** How a post came to be, and who has read it. */
export interface Making {
  readonly origin: PostOrigin
  readonly model: string | null
  /** The reader’s name may be unknown: their account is gone. */
  readonly reviewed: { readonly by: string | null; readonly at: string } | null
}

/** What stands round a post. */
export interface Surroundings {
  readonly related: readonly ListedPost[]
  /** The one that appeared before it, and the one after. */
  readonly previous: Neighbour | null
  readonly next: Neighbour | null
}

export interface Neighbour {
  readonly slug: string
  readonly title: string
}

const ways: Readonly<Record<PostOrigin, (making: Making, siteName: string) => string | null>> = {
  hand: () => null,
  model: ({ model }) => `Written with an AI model${model ? ` (${model})` : ''}.`,
  library: (_making, siteName) => `Composed from the library of ${siteName} without an AI model.`,
  starter: (_making, siteName) => `One of the articles with which ${siteName} began.`,
}

/** How a post was made and who reviewed it, as its page says it. Empty where nothing needs saying. */
export function originLine(making: Making, siteName: string, dayOf: (at: string) => string): string {
  const { origin, reviewed } = making
  const way = ways[origin](making, siteName)
  const review = reviewed
    ? `Reviewed${reviewed.by ? ` by ${reviewed.by}` : ''} on ${dayOf(reviewed.at)}.`
    : origin === 'hand'
      ? null
      : 'Not yet reviewed by a professional.'
  return [way, review].filter(Boolean).join(' ')
}

/** Where a reader can pass a post on: the name of the network, and its page for a link. */
export function shareLinks(address: string, title: string): ReadonlyArray<{ readonly name: string; readonly href: string }> {
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  return [
    { name: 'X', href: `https://x.com/intent/post?url=${url}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
  ]
}
