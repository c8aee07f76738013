import { pillars, type PillarSlug } from '#content/pillars.ts'
import { useHasSubject } from '#features/site/core/site-words.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { PostCover } from './core/post-cover.tsx'
import type { ListedPost } from './core/post-list.ts'
import type { Neighbour, Surroundings } from './post-page.ts'

type PostSurroundingsProps = {
  around: Surroundings
  pillar: PillarSlug
  words: {
    readonly previousLabel: string
    readonly nextLabel: string
    readonly relatedTitle: string
    /** With the name of the subject in the place of `{subject}`. */
    readonly subjectAction: string
  }
}

/** What a reader might read next: the posts before and after, those that are alike, the page of the pillar. */
export function PostSurroundings({ around: { related, previous, next }, pillar, words }: PostSurroundingsProps) {
  const subject = pillars.find(({ slug }) => slug === pillar)!.title.toLowerCase()
  const hasSubject = useHasSubject(pillar)
  return (
    <>
      {(previous || next) && (
        <nav className="neighbours" aria-label="Other articles">
          {previous && <Beside name={words.previousLabel} rel="prev" post={previous} />}
          {next && <Beside name={words.nextLabel} rel="next" post={next} />}
        </nav>
      )}
      <section className="no-print" aria-labelledby="related">
        <h2 id="related" className="mb-8 text-2xl">
          {words.relatedTitle}
        </h2>
        {related.length > 0 && (
          <ul className="lessons">
            {related.map((post) => (
              <li key={post.slug}>
                <Related post={post} />
              </li>
            ))}
          </ul>
        )}
        {words.subjectAction && hasSubject && (
          <p className="mt-8">
            <TextLink to={`/pillar/${pillar}`}>{words.subjectAction.replaceAll('{subject}', subject)}</TextLink>
          </p>
        )}
      </section>
    </>
  )
}

function Beside({ name, rel, post: { slug, title } }: { name: string; rel: 'prev' | 'next'; post: Neighbour }) {
  return (
    <Link to={`/blog/${slug}`} rel={rel}>
      <span className="cap block">{name}</span>
      <span className="title block">{title}</span>
    </Link>
  )
}

function Related({ post: { slug, title, summary, pillar, cover } }: { post: ListedPost }) {
  return (
    <article data-pillar={pillar}>
      <div className="entry-art">
        <PostCover cover={cover} pillar={pillar} slug={slug} width={380} height={214} sizes="(width >= 45rem) 24rem, 100vw" />
      </div>
      <h3>
        <Link to={`/blog/${slug}`}>{title.map(({ text }) => text)}</Link>
      </h3>
      <p>{summary.map(({ text }) => text)}</p>
    </article>
  )
}
