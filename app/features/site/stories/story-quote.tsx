import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'

import { Stars } from './stars.tsx'
import type { StoryView } from './story-view.ts'

type StoryQuoteProps = {
  story: StoryView
  /** The words to show, where they are not the whole story. */
  words?: string | undefined
}

/** One story: its words, who says them, and how they rate what they had. */
export function StoryQuote({ story: { name, quote, rating, picture, sample, typed }, words = quote }: StoryQuoteProps) {
  return (
    <figure className="story">
      <blockquote className="story-words">
        {words.split(/\n+/).map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of one text stay in their order
          <p key={i} dir="auto">
            {line}
          </p>
        ))}
      </blockquote>
      <figcaption className="story-by">
        {picture && <Picture picture={picture} alt="" sizes="3.5rem" className="story-picture" />}
        <span>
          <span className="story-name">{name}</span>
          {sample && <Badge>Sample</Badge>}
          {rating !== null && <Stars rating={rating} />}
          {typed && <span className="cap block">Told to us directly, not through an account here</span>}
        </span>
      </figcaption>
    </figure>
  )
}
