import { EmptyState } from '#ui/empty-state.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { postListAddress, type PostListView } from './managed-posts.ts'

/** Why the list of posts is empty, in the words of the spec. */
export function NoPosts({ view, failure }: { view: PostListView; failure: string | null }) {
  if (failure) return <EmptyState title={failure} level={2} />
  if (view.search === '' && view.filter === 'all' && view.page === 1)
    return (
      <EmptyState title="No blog posts found." level={2}>
        Start one by hand, or have one written under AI Generator or Batch Creator. It appears here as a draft.
      </EmptyState>
    )
  const everything = postListAddress({ search: '', filter: 'all', page: 1 })
  return (
    <EmptyState
      title={view.search ? 'No posts match your search.' : 'No blog posts found.'}
      level={2}
      action={<TextLink to={everything}>Show all posts</TextLink>}
    />
  )
}
