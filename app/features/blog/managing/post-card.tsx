import { Form } from 'react-router'

import { coverOf } from '#features/blog/core/cover.ts'
import { PostCover } from '#features/blog/core/post-cover.tsx'
import { pillarOf } from '#features/blog/core/post-list.ts'
import { useNamed } from '#features/site/core/site-words.tsx'
import type { StoredPicture } from '#platform/picture.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'

import { DeleteButton } from './delete-button.tsx'
import { editButtonId, editorAddress, pageOf, postListAddress, visibleTags, type PostListView } from './managed-posts.ts'
import { PublishForm } from './publish-form.tsx'
import { StatusBadge } from './status-badge.tsx'

/** A post with its days in words. */
export interface PostCardView {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly author: string
  readonly status: 'draft' | 'scheduled' | 'published'
  /** "Published 2 Mar 2026", "Planned for …", "Begun …". */
  readonly when: string
  /** The day alone. */
  readonly day: string
  readonly metaDescription: string
  readonly tags: readonly string[]
  readonly coverImage: string
  readonly cover: StoredPicture | null
  readonly pillar: string | null
  readonly note: string | null
}

/** A post in the list of the owner, with everything that can be done to it. */
export function PostCard({ post, view }: { post: PostCardView; view: PostListView }) {
  const { id, title, slug, author, status, when, metaDescription, tags, note } = post
  const { visible, more } = visibleTags(tags)
  return (
    <article className="card post-card">
      <Thumbnail post={post} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <StatusBadge status={status} />
          <p className="cap num">
            {useNamed(author)} · {when}
          </p>
        </div>
        <h2 className="title mt-1 wrap-anywhere" id={`title-${id}`}>
          {title}
        </h2>
        <p className="cap num mt-1 wrap-anywhere">/blog/{slug}</p>
        {metaDescription && <p className="mt-2 max-w-measure text-sm text-soft wrap-anywhere">{metaDescription}</p>}
        {note && <p className="mt-2 max-w-measure text-sm text-caution">{note}</p>}
        {tags.length > 0 && (
          <ul aria-label="Tags" className="post-tags mt-3">
            {visible.map((tag) => (
              <li key={tag} className="badge badge-plain">
                {tag}
              </li>
            ))}
            {more > 0 && <li className="cap">+{more} more</li>}
          </ul>
        )}
        <Actions post={post} view={view} />
      </div>
    </article>
  )
}

function Actions({ post: { id, title, slug, status }, view }: { post: PostCardView; view: PostListView }) {
  const here = postListAddress(view)
  const isPublished = status === 'published'
  const page = pageOf({ slug, status })
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <Form method="get" action={editorAddress(id)} preventScrollReset>
        {view.search && <input type="hidden" name="q" value={view.search} />}
        {view.filter !== 'all' && <input type="hidden" name="filter" value={view.filter} />}
        {view.page > 1 && <input type="hidden" name="page" value={view.page} />}
        <Button id={editButtonId(id)} kind="secondary" size="small" aria-describedby={`title-${id}`}>
          Edit
        </Button>
      </Form>
      <PublishForm id={id} isPublished={isPublished} action={here} />
      <DeleteButton
        postId={id}
        action={here}
        question={`Are you sure you want to delete "${title}"? This action cannot be undone.`}
      />
      <a
        className={buttonClass('tertiary', 'small')}
        href={page.address}
        target="_blank"
        rel="noopener"
        aria-describedby={`title-${id}`}
      >
        {page.label}
      </a>
    </div>
  )
}

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
function Thumbnail({ post }: ThumbnailProps) {
  return (
    <div className="thumbnail">
      <PostCover cover={coverOf(post)} pillar={pillarOf(post)} slug={post.slug} width={320} height={200} sizes="9rem" />
    </div>
  )
}
