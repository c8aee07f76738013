import { choice, line } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Tiles } from '#features/site/tiles.tsx'

import { drawnKind } from './section-view.tsx'

export const postsKind = sectionKind({
  name: 'posts',
  version: 1,
  label: 'Newest posts',
  about: 'The newest posts of the blog, each with its beginning. Nothing is shown while there are none.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    count: choice('How many', { three: 'Three', six: 'Six' }),
    action: line('Label of the links', { max: 60, isRequired: true }),
  },
  start: { title: 'From the blog', count: 'three', action: 'Read it' },
})

export const posts = drawnKind(postsKind, ({ id, values: { title, count, action }, data: { posts } }) =>
  posts.length === 0 ? null : (
    <Tiles id={id} title={title} tiles={posts.slice(0, count === 'six' ? 6 : 3).map((post) => ({ ...post, action }))} />
  ),
)
