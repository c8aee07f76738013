import { useEffect } from 'react'
import { data, Form, Outlet } from 'react-router'

import { undoOf } from '#base/ticks.ts'
import { countPosts, listPosts, listPublishedOnly } from '#features/blog/managing/list-posts.server.ts'
import {
  postListAddress,
  postListView,
  tickedActs,
  tickedWords,
  type PostListView,
} from '#features/blog/managing/managed-posts.ts'
import { NoPosts } from '#features/blog/managing/no-posts.tsx'
import { PostCard } from '#features/blog/managing/post-card.tsx'
import { PostFilterBar } from '#features/blog/managing/post-filter-bar.tsx'
import { PostRows } from '#features/blog/managing/post-rows.tsx'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { ListLookLinks } from '#routes/admin/list-look-links.tsx'
import { listLookOf } from '#routes/admin/list-look.server.ts'
import { pageSizeOf, type ListLook } from '#routes/admin/list-look.ts'
import { Pager } from '#routes/admin/pager.tsx'
import { UndoNotice } from '#routes/admin/undo-notice.tsx'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { showToasts } from '#ui/toast-store.ts'

import type { Route } from './+types/manage.ts'
import { dayOf, whenOf } from './when-of.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Manage Posts', listed: false })

/** The words of the spec for a list that could not be read, not even the published part of it. */
const FAILED = 'Failed to load blog posts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { timeZone } = signedIn(context)
  const view = postListView(url.searchParams)
  const look = listLookOf('posts', { request, url, context })
  const [whole, counts] = await Promise.all([
    listPosts(services, view, pageSizeOf(look)).catch(logFailure(context, 'The posts could not be read.')),
    countPosts(services).catch(logFailure(context, 'The posts could not be counted.')),
  ])
  const list =
    whole ?? (await listPublishedOnly(services).catch(logFailure(context, 'Not even the published posts could be read.')))
  const posts = (list?.posts ?? []).map(({ scheduledFor, date, createdAt, ...post }) => {
    const dated = { status: post.status, scheduledFor, date, createdAt }
    return { ...post, when: whenOf(dated, timeZone), day: dayOf(dated, timeZone) }
  })
  const shown = {
    view,
    look,
    undo: undoOf(url.searchParams.get('undo'), tickedActs),
    counts,
    posts,
    hasMore: list?.hasMore ?? false,
    isFallback: !whole,
    failure: list ? null : FAILED,
  }
  return data(shown, list ? 200 : 503)
}

function lookAddress(view: PostListView, look: ListLook): string {
  const address = postListAddress({ ...view, page: 1 })
  return `${address}${address.includes('?') ? '&' : '?'}as=${look}`
}

export default function ManagePage({ loaderData }: Route.ComponentProps) {
  const { view, look, undo, counts, posts, hasMore, isFallback, failure } = loaderData
  useEffect(() => {
    if (failure) showToasts({ title: failure, kind: 'error' })
  }, [failure])
  return (
    <>
      <div className="list-tools">
        <PostFilterBar view={view} counts={counts} />
      </div>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Form method="post" action={postListAddress(view)}>
          <PersonField />
          <Button kind="secondary" size="small" name="intent" value="new" busyLabel="Creating...">
            New post
          </Button>
        </Form>
        <ListLookLinks look={look} addressOf={(to) => lookAddress(view, to)} />
      </div>
      {undo && (
        <UndoNotice
          undo={undo}
          action={postListAddress(view)}
          done={`${tickedWords(undo.act === 'publish' ? 'unpublish' : 'publish', undo.ids.length)}.`}
          label={undo.act === 'publish' ? 'Publish again' : 'Unpublish again'}
        />
      )}
      {isFallback && !failure && (
        <Alert className="mb-5">Not everything could be read: only published posts are shown, the newest of them.</Alert>
      )}
      {posts.length === 0 ? (
        <NoPosts view={view} failure={failure} />
      ) : look === 'rows' ? (
        <PostRows posts={posts} view={view} />
      ) : (
        <ul className="grid gap-4">
          {posts.map((post) => (
            <li key={post.id} className="min-w-0">
              <PostCard post={post} view={view} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={view.page} hasMore={hasMore} addressOf={(page) => postListAddress({ ...view, page })} />
      <Outlet />
    </>
  )
}
