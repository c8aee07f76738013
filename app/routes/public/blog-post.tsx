import { data, redirect } from 'react-router'

import { feedLinks } from '#features/blog/feed-links.ts'
import { PostArticle } from '#features/blog/post-article.tsx'
import { findPost, findPresentSlug, findSurroundings, type Readers } from '#features/blog/post-page.server.ts'
import type { PostPageView } from '#features/blog/post-page.ts'
import { PostSurroundings } from '#features/blog/post-surroundings.tsx'
import { viewer } from '#features/identity/viewer.server.ts'
import { postFrame } from '#features/pages/kinds/blog-frames.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { article } from '#features/site/structured-data/article.ts'
import { describePage } from '#features/site/structured-data/page-json-ld.server.ts'
import { playedSources } from '#features/writing/blocks/page-sources.ts'
import { allowSources } from '#platform/page-sources.server.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { Alert } from '#ui/alert.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureToast } from '#ui/failure-toast.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/blog-post.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

import blogCss from '#features/blog/blog.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: blogCss }, ...feedLinks]

export const meta: Route.MetaFunction = (args) => {
  const post = args.loaderData?.found?.post
  if (!post) return pageMeta(args, { title: args.loaderData?.failure ? 'Blog' : 'Post Not Found', listed: false })
  const { title, description, tags, cover, isPublished } = post
  const image = cover && 'address' in cover && { image: `${cover.address}-${cover.widths.at(-1)}.webp` }
  return pageMeta(args, {
    title,
    type: 'article',
    listed: isPublished,
    ...(description && { description }),
    ...(tags.length > 0 && { keywords: tags }),
    ...image,
  })
}

/** The words of the spec for a post that could not be read. */
const FAILED = 'Failed to load blog post'

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const isPreview = url.searchParams.get('preview') === 'true' && context.get(viewer)?.isAdmin === true
  const readers: Readers = isPreview ? 'admins' : 'everybody'
  const answer = await readPost(services, params.slug, readers).catch(logFailure(context, 'A post could not be read.', 'failed'))
  if (answer === 'failed') return data({ found: null, failure: FAILED }, 503)
  if (answer === null) return data({ found: null, failure: null }, 404)
  if ('movedTo' in answer) throw redirect(`/blog/${answer.movedTo}${url.search}`, 301)
  const frame = await loadFrame({ request, context }, '/blog/:slug', postFrame)
  allowSources(context, playedSources(answer.post.html))
  if (answer.post.isPublished) describePage(context, (publisher) => [article(publisher, articleOf(answer.post))])
  return data({ found: { ...answer, frame, address: `${services.site.origin}/blog/${answer.post.slug}` }, failure: null })
}

async function readPost(services: Parameters<typeof findPost>[0], slug: string, readers: Readers) {
  const found = await findPost(services, slug, readers)
  if (found) return { post: found.post, around: await findSurroundings(services, found.id, found.post) }
  const movedTo = await findPresentSlug(services, slug, readers)
  return movedTo === null ? null : { movedTo }
}

function articleOf({ slug, title, description, author, date, changedAt, tags }: PostPageView) {
  return { path: `/blog/${slug}`, title, description, author, publishedAt: date, changedAt, tags }
}

export default function BlogPostPage({ loaderData: { found, failure } }: Route.ComponentProps) {
  if (failure) return <NotRead failure={failure} />
  if (!found) return <NotThere />
  const { post, around, address, frame } = found
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading wrap-anywhere">
        {!post.isPublished && (
          <Alert title="Preview" className="mt-5">
            This post is not published. Only administrators see this page.
          </Alert>
        )}
        <PostArticle post={post} address={address} words={frame.texts} />
        <PostSurroundings around={around} pillar={post.pillar} words={frame.texts} />
      </div>
    </FramedPage>
  )
}

function NotThere() {
  return (
    <div className="wrap reading wrap-anywhere">
      <PageHeading title="Post Not Found" lead="There is no article at this address. It may have been renamed or removed." />
      <TextLink to="/blog">Back to the blog</TextLink>
    </div>
  )
}

function NotRead({ failure }: { failure: string }) {
  return (
    <div className="wrap reading wrap-anywhere">
      <FailureToast failure={failure} />
      <PageHeading title="Blog" />
      <EmptyState title={failure} level={2} action={<TextLink to="/blog">Back to the blog</TextLink>}>
        The article is there; only this moment it could not be read. Please try again.
      </EmptyState>
    </div>
  )
}
