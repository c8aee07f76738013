import type { PillarSlug } from '#content/pillars.ts'
import { LONGEST_MARKDOWN } from '#features/writing/text.ts'

/** How a post came to be: typed, written by a model, composed from the library, shipped with the product. */
export type PostOrigin = 'hand' | 'model' | 'library' | 'starter'

/** What a person edits. */
export interface PostContent {
  readonly title: string
  readonly slug: string
  readonly author: string
  /** Markdown. */
  readonly body: string
  readonly metaDescription: string
  readonly coverImage: string
  readonly tags: readonly string[]
}

/** A post before it is kept. An empty slug is made from the title; a taken one gets a number. */
export interface NewPost extends Omit<PostContent, 'slug'> {
  readonly slug?: string
  readonly pillar?: PillarSlug | null
  readonly origin: PostOrigin
  readonly model?: string | null
  readonly note?: string | null
}

/** When a post shall appear. */
export type Plan =
  | { readonly status: 'draft' }
  | { readonly status: 'published' }
  | { readonly status: 'scheduled'; readonly at: Date }

export const postLimits = {
  title: 200,
  slug: 120,
  author: 120,
  body: LONGEST_MARKDOWN,
  metaDescription: 320,
  coverImage: 2_000,
  tag: 40,
  tags: 20,
} as const

/** Whether an address’s last part may be, or have been, a post’s, in large letters or small. */
export function canBeSlug(typed: string): boolean {
  return /^[a-z0-9-]{1,200}$/i.test(typed)
}

/** Tags as the spec splits them: on commas, trimmed, empty and repeated ones dropped. */
export function tagsOf(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
    ),
  ]
}

/** The person who acts. */
export interface Editor {
  readonly userId: string
}
