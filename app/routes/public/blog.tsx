import { data } from 'react-router'

import { formatCount, listHead, noPosts, questionOf, type ListQuestion, type PostPage } from '#features/blog/core/post-list.ts'
import { feedLinks } from '#features/blog/feed-links.ts'
import { ListPages, PostSearch, TagRow } from '#features/blog/list-tools.tsx'
import { PostEntry } from '#features/blog/post-entry.tsx'
import { listPosts, listTags } from '#features/blog/post-list.server.ts'
import { blogFrame } from '#features/pages/kinds/blog-frames.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { sharePath } from '#features/site/share/share-path.ts'
import { logFailure } from '#routes/failures.server.ts'
import { servicesContext } from '#services.server.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailureToast } from '#ui/failure-toast.tsx'
import { PageHeading } from '#ui/page-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/blog.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'

import blogCss from '#features/blog/blog.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: blogCss }, ...feedLinks]

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  return pageMeta(args, loaderData && headOf(loaderData))
}

function headOf({ question, list, frame: { head } }: Awaited<ReturnType<typeof loader>>['data']) {
  const { image = sharePath('/blog'), ...rest } = head
  return { ...rest, ...listHead(question, list.page, head.title), image }
}

/** The words of the spec for a list that could not be read. */
const FAILED = 'Failed to load blog posts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const question = questionOf(url.searchParams)
  const frame = await loadFrame({ request, context }, '/blog', blogFrame)
  try {
    const [list, tags] = await Promise.all([listPosts(services, question), listTags(services)])
    return data({ question, list, tags, frame, failure: null })
  } catch (error) {
    logFailure(context, 'The posts could not be read.')(error)
    return data({ question, list: noPosts, tags: [], frame, failure: FAILED }, 503)
  }
}

export default function BlogPage({ loaderData: { question, list, tags, frame, failure } }: Route.ComponentProps) {
  const { texts } = frame
  const hasLead = list.page === 1 && !question.query && !question.tag
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading wrap-anywhere">
        <FailureToast failure={failure} />
        <PageHeading title={texts.title} lead={texts.lead} action={<PostSearch {...question} />} />
        <div className="grid gap-2 pb-5">
          <TagRow tags={tags} question={question} />
          {list.total > 0 && <CountLine list={list} question={question} />}
        </div>
        {list.total > 0 ? (
          <ol className="journal">
            {list.posts.map((post, at) => (
              <li key={post.slug}>
                <PostEntry post={post} isLead={hasLead && at === 0} isFirst={at === 0} />
              </li>
            ))}
          </ol>
        ) : (
          <NothingHere list={list} question={question} texts={texts} failure={failure} />
        )}
        <ListPages list={list} question={question} />
      </div>
    </FramedPage>
  )
}

function CountLine({ list, question }: { list: PostPage; question: ListQuestion }) {
  return (
    <output className="cap num">
      {list.corrected && `Nothing found for “${question.query}”. `}
      {formatCount(list, question)}
    </output>
  )
}

type NothingHereProps = {
  list: PostPage
  question: ListQuestion
  texts: { readonly emptyTitle: string; readonly emptyText: string; readonly emptyAction: string }
  failure: string | null
}

function NothingHere({ list, question, texts, failure }: NothingHereProps) {
  const { query, tag } = question
  const isAsked = query !== '' || tag !== ''
  const [to, label] = isAsked || failure ? ['/blog', 'All articles'] : ['/courses', texts.emptyAction]
  return (
    <EmptyState
      title={isAsked && !failure ? 'No articles found' : texts.emptyTitle}
      level={2}
      action={label && <TextLink to={to!}>{label}</TextLink>}
    >
      {failure ?? (isAsked ? wordsFor(list, question) : texts.emptyText)}
    </EmptyState>
  )
}

function wordsFor({ leavesOutOnly }: PostPage, { query, tag }: ListQuestion): string {
  if (!query) return `No article has the tag “${tag}”.`
  if (leavesOutOnly) return 'A minus leaves articles out. Add a word that should be in those you look for.'
  return `0 articles for “${query}”${tag ? ` tagged “${tag}”` : ''}. Fewer words, or others, may find more.`
}
