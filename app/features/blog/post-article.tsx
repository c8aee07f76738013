import { pillars } from '#content/pillars.ts'
import { useHasSubject, useNamed, useSiteWords } from '#features/site/core/site-words.tsx'
import { formatPublicDay } from '#features/site/format-public-day.ts'
import { BlockText } from '#features/writing/blocks/block-text.tsx'
import type { Heading } from '#features/writing/text.ts'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { PostCover } from './core/post-cover.tsx'
import { Tags } from './post-entry.tsx'
import { originLine, type PostPageView } from './post-page.ts'
import { ShareRow } from './share-row.tsx'

/** What the product says around an article. */
export interface PostWords {
  readonly backAction: string
  readonly contentsTitle: string
}

/** An article: its head, its cover, its contents and itself, how it was made, and the ways to pass it on. */
export function PostArticle({ post, address, words }: { post: PostPageView; address: string; words: PostWords }) {
  const { slug, title, pillar, cover, html, headings, tags } = post
  const made = originLine(post.making, useSiteWords().name, (at) => formatPublicDay(at.slice(0, 10)))
  return (
    <article data-pillar={pillar}>
      <PostHead post={post} backAction={words.backAction} />
      <div className="entry-art">
        <PostCover
          cover={cover}
          pillar={pillar}
          slug={slug}
          width={1200}
          height={480}
          sizes="(width >= 80rem) 78rem, 100vw"
          isFirst
        />
      </div>
      <div className="post-columns">
        <div>{headings.length > 1 && <Contents title={words.contentsTitle} headings={headings} />}</div>
        <div>
          {/* Held to the allowed tags and blocks when it was saved (markdown.server.ts). */}
          <BlockText html={html} />
          <footer className="post-end mt-8 max-w-measure border-t border-line">
            {made && <p className="cap">{made}</p>}
            {tags.length > 0 && (
              <p className="cap">
                <Tags tags={tags} />
              </p>
            )}
            <ShareRow address={address} title={title} />
          </footer>
        </div>
      </div>
    </article>
  )
}

type PostHeadProps = { post: PostPageView; backAction: string }

function PostHead({ post: { title, summary, pillar, author, date, minutes }, backAction }: PostHeadProps) {
  const subject = pillars.find(({ slug }) => slug === pillar)!.title
  return (
    <header className="post-head">
      <p className="pillar-name">{useHasSubject(pillar) ? <Link to={`/pillar/${pillar}`}>{subject}</Link> : subject}</p>
      <h1>{title}</h1>
      {summary && <p className="lead">{summary}</p>}
      <p className="cap num entry-by">
        <span>By {useNamed(author)}</span>
        <time dateTime={date}>{formatPublicDay(date.slice(0, 10))}</time>
        <span>{minutes} min read</span>
        <TextLink to="/blog" className="no-print">
          {backAction}
        </TextLink>
      </p>
    </header>
  )
}

function Contents({ title, headings }: { title: string; headings: readonly Heading[] }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents" className="py-3 font-sans text-sm font-strong">
        {title}
      </h2>
      <ol>
        {headings.map(({ id, text, depth }) => (
          <li key={id} className={depth === 3 ? 'contents-deep' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
