import type { NewPost, PostContent } from './core/post.ts'

/** A post as a test wants it. */
export function aPost(given: Partial<NewPost> = {}): NewPost {
  return {
    title: 'Falling asleep without trying',
    author: 'Wellward Team',
    body: 'Some words about the night.',
    metaDescription: 'What helps, and what only seems to.',
    coverImage: '',
    tags: ['sleep'],
    origin: 'hand',
    ...given,
  }
}

/** What the editor’s form holds of such a post. */
export function aContent(given: Partial<PostContent> = {}): PostContent {
  const { title, author, body, metaDescription, coverImage, tags } = aPost()
  return { title, slug: '', author, body, metaDescription, coverImage, tags, ...given }
}
