import { pillars } from '#content/pillars.ts'
import { useNamed } from '#features/site/core/site-words.tsx'
import { formatPublicDay } from '#features/site/format-public-day.ts'
import { MarkedText } from '#features/writing/marked-text.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { PostCover } from './core/post-cover.tsx'
import { addressOf, type ListedPost } from './core/post-list.ts'

type PostEntryProps = {
  post: ListedPost
  /** The newest one opens the list, larger. */
  isLead?: boolean
  /** On the first screen: its picture is asked for at once. */
  isFirst?: boolean
}

/** A post as a line of the journal’s contents. */
export function PostEntry({ post, isLead = false, isFirst = false }: PostEntryProps) {
  const { slug, pillar, cover, author, tags, tagHits, summary, passage } = post
  const address = `/blog/${slug}`
  const name = post.title.map(({ text }) => text).join('')
  const art = isLead
    ? { width: 760, height: 428, sizes: '(width >= 64rem) 44rem, 100vw' }
    : { width: 240, height: 180, sizes: '12rem' }
  return (
    <article className={isLead ? 'entry entry-lead' : 'entry'} data-pillar={pillar}>
      <When post={post} />
      <div className="entry-words">
        <h2>
          <Link to={address}>
            <MarkedText parts={post.title} />
          </Link>
        </h2>
        {summary.length > 0 && (
          <p className="max-w-measure text-soft">
            <MarkedText parts={summary} />
          </p>
        )}
        {passage && (
          <p className="cap">
            … <MarkedText parts={passage} /> …
          </p>
        )}
        <p className="cap entry-by">
          <span>By {useNamed(author)}</span>
          {tags.length > 0 && <Tags tags={tags} hits={tagHits} />}
        </p>
        <p className="text-sm">
          <TextLink to={address}>
            Read More<span className="vh">: {name}</span>
          </TextLink>
        </p>
      </div>
      <div className="entry-art">
        <PostCover cover={cover} pillar={pillar} slug={slug} isFirst={isFirst} {...art} />
      </div>
    </article>
  )
}

function When({ post: { date, minutes, pillar } }: { post: ListedPost }) {
  const title = pillars.find(({ slug }) => slug === pillar)!.title
  return (
    <p className="cap num entry-by">
      <time dateTime={date}>{formatPublicDay(date.slice(0, 10))}</time>
      <span>{minutes} min read</span>
      <span className="text-pillar-ink">{title}</span>
    </p>
  )
}

/** The tags of a post, each the way to the others that carry it. */
export function Tags({ tags, hits }: { tags: readonly string[]; hits?: readonly string[] }) {
  return (
    <span>
      <span className="vh">Tags: </span>
      {tags.map((tag, at) => (
        <span key={tag}>
          {at > 0 && ', '}
          <Link to={addressOf({ tag })}>{hits?.includes(tag) ? <mark>{tag}</mark> : tag}</Link>
        </span>
      ))}
    </span>
  )
}
