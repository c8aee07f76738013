import { Form } from 'react-router'

import { boxOf } from '#base/ticks.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { useNamed } from '#features/site/core/site-words.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Rows } from '#ui/rows.tsx'

import { DeleteButton } from './delete-button.tsx'
import { editButtonId, editorAddress, pageOf, postListAddress, type PostListView } from './managed-posts.ts'
import type { PostCardView } from './post-card.tsx'
import { PublishForm } from './publish-form.tsx'
import { StatusBadge } from './status-badge.tsx'

/** What the ticked posts are sent with; the forms of single rows cannot stand inside it. */
const TICKED = 'ticked-posts'

/** The same posts as lines, to go through many of them. */
export function PostRows({ posts, view }: { posts: ReadonlyArray<PostCardView>; view: PostListView }) {
  const here = postListAddress(view)
  return (
    <div className="list-ticked">
      <Rows
        caption="Posts"
        rows={posts}
        keyOf={({ id }) => id}
        tick={({ id, title }) => ({ name: boxOf(id), label: `Tick ${title}`, form: TICKED })}
        lead={{ label: 'Post', renderCell: ({ id, title }) => <PostLink id={id} title={title} view={view} /> }}
        columns={[
          { label: 'State', width: 'narrow', renderCell: ({ status }) => <StatusBadge status={status} /> },
          { label: 'Author', width: 'narrow', renderCell: ({ author }) => <Author name={author} /> },
          { label: 'Day', width: 'narrow', renderCell: ({ day }) => day },
        ]}
        renderActions={(post) => <Acts post={post} here={here} />}
      />
      <Form id={TICKED} method="post" action={here} preventScrollReset className="list-bulk">
        <PersonField />
        <span className="text-sm">With the ticked posts</span>
        <Button kind="secondary" size="small" name="intent" value="publish-ticked" busyLabel="Publishing...">
          Publish
        </Button>
        <Button kind="secondary" size="small" name="intent" value="unpublish-ticked" busyLabel="Unpublishing...">
          Unpublish
        </Button>
        <span className="cap">Scheduled posts stay as they are.</span>
      </Form>
    </div>
  )
}

function PostLink({ id, title, view }: { id: string; title: string; view: PostListView }) {
  return (
    <Link id={editButtonId(id)} to={editorAddress(id, view)} preventScrollReset>
      <bdi id={`title-${id}`}>{title}</bdi>
    </Link>
  )
}

function Author({ name }: { name: string }) {
  return useNamed(name)
}

function Acts({ post: { id, title, slug, status }, here }: { post: PostCardView; here: string }) {
  const page = pageOf({ slug, status })
  return (
    <>
      <PublishForm id={id} isPublished={status === 'published'} action={here} />
      <a
        className={buttonClass('secondary', 'small')}
        href={page.address}
        target="_blank"
        rel="noopener"
        aria-describedby={`title-${id}`}
      >
        {page.label}
      </a>
      <DeleteButton
        postId={id}
        action={here}
        question={`Are you sure you want to delete "${title}"? This action cannot be undone.`}
      />
    </>
  )
}
