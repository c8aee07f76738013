import { offerClaims } from '#content/claims/offers.ts'
import type { StarterPage } from '#features/pages/core/page.ts'
import { blogFrame, postFrame } from '#features/pages/kinds/blog-frames.ts'

import { aroundEvery, frame, framed } from './starter-section.ts'

/** The list of posts, and what stands around each. */
export function blogStarters(): StarterPage[] {
  return [
    framed(
      '/blog',
      'Blog',
      [
        frame(blogFrame, {
          title: 'Blog',
          lead: offerClaims['weekly-articles'].text,
          emptyTitle: 'No blog posts available yet',
          emptyText: 'The first article appears here on the day it is published. It needs no account to read.',
          emptyAction: 'See the courses',
        }),
      ],
      { stays: true },
    ),
    aroundEvery('post', {
      id: 'every-post',
      path: '/blog/:slug',
      section: frame(postFrame, {
        backAction: 'Back to the blog',
        contentsTitle: 'In this article',
        previousLabel: 'Previous article',
        nextLabel: 'Next article',
        relatedTitle: 'Read on',
        subjectAction: 'All about {subject}',
      }),
    }),
  ]
}
