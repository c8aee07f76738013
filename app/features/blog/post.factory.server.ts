import type { Infrastructure } from '#platform/infrastructure.server.ts'

import type { NewPost, Plan } from './core/post.ts'
import { createPost } from './core/posts.server.ts'

/** A post of a test: published, unless the plan says otherwise. */
export function aStoredPost(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'broadcast' | 'clock' | 'site'>,
  post: Partial<NewPost> & { title: string },
  plan: Plan = { status: 'published' },
) {
  const whole: NewPost = {
    author: 'Ada Reed',
    body: 'A plain paragraph.',
    metaDescription: '',
    coverImage: '',
    tags: [],
    origin: 'hand',
    ...post,
  }
  return services.db.transaction((tx) => createPost(services, tx, null, whole, plan))
}
