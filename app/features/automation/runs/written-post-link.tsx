import { editorAddress } from '#features/blog/managing/managed-posts.ts'
import { Alert } from '#ui/alert.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** To the article that a run became. */
export function WrittenPostLink({ postId }: { postId: string | null }) {
  if (postId === null) return null
  return (
    <Alert>
      The article is written. <TextLink to={editorAddress(postId)}>Open it in the editor</TextLink>
    </Alert>
  )
}
