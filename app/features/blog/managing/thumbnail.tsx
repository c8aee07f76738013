import { coverOf } from '#features/blog/core/cover.ts'
import { PostCover } from '#features/blog/core/post-cover.tsx'
import { pillarOf } from '#features/blog/core/post-list.ts'
import type { StoredPicture } from '#platform/picture.ts'

type ThumbnailProps = {
  post: {
    slug: string
    pillar: string | null
    tags: readonly string[]
    coverImage: string
    cover: StoredPicture | null
  }
}

/** A post’s cover as its readers see it, small. */
export function Thumbnail({ post }: ThumbnailProps) {
  return (
    <div className="thumbnail">
      <PostCover cover={coverOf(post)} pillar={pillarOf(post)} slug={post.slug} width={320} height={200} sizes="9rem" />
    </div>
  )
}
