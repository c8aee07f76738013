import { Badge } from '#ui/badge.tsx'
import { Picture } from '#ui/picture.tsx'

import { ratings, type ShownStory } from './shown-story.ts'

type StoryQuoteProps = {
  story: ShownStory
  /** The words to show, where they are not the whole story. */
  words?: string | undefined
}

/** One story: its words, who says them, and how they rate what they had. */
export function StoryQuote({ story: { name, quote, rating, picture, sample }, words = quote }: StoryQuoteProps) {
  return (
    <figure className="story">
      <blockquote className="story-words">
        {words.split(/\n+/).map((line, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of one text stay in their order
          <p key={i}>{line}</p>
        ))}
      </blockquote>
      <figcaption className="story-by">
        {picture && <Picture picture={picture} alt="" sizes="3.5rem" className="story-picture" />}
        <span>
          <span className="story-name">{name}</span>
          {sample && <Badge>Sample</Badge>}
          <Stars rating={rating} />
        </span>
      </figcaption>
    </figure>
  )
}

function Stars({ rating }: { rating: number }) {
  return (
    <svg className="stars" width="86" height="15" viewBox="0 0 86 15" role="img" aria-label={`${rating} out of 5 stars`}>
      {ratings.map((star) => (
        <path
          key={star}
          className={star <= rating ? 'star-full' : undefined}
          transform={`translate(${(star - 1) * 17.5} 0)`}
          d="M7.500 1.200 9.400 5.400 13.900 5.900 10.500 8.900 11.500 13.400 7.500 11.100 3.500 13.400 4.500 8.900 1.100 5.900 5.600 5.400z"
        />
      ))}
    </svg>
  )
}
