import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Picture } from '#ui/picture.tsx'
import { WrittenText } from '#ui/written-text.tsx'

import { Stars } from './stars.tsx'
import type { StoryView } from './story-view.ts'
import type { StoryStatus } from './story.ts'

interface TypedCardProps {
  readonly story: Pick<StoryView, 'id' | 'name' | 'rating' | 'picture'> & {
    readonly text: string
    readonly status: StoryStatus
    readonly sent: string
  }
  /** Where it is edited. */
  readonly to: string
}

/** A testimonial that the owner typed in, in a list. */
export function TypedCard({ story: { id, name, rating, picture, text, status, sent }, to }: TypedCardProps) {
  return (
    <article className="card" aria-labelledby={`by-${id}`}>
      <header className="mb-4 flex items-start gap-4">
        {picture && <Picture picture={picture} alt={`Of ${name}`} sizes="7rem" className="w-28 flex-none rounded-1" />}
        <div className="min-w-0">
          <h2 id={`by-${id}`} className="title wrap-anywhere">
            {name}
          </h2>
          {rating !== null && <Stars rating={rating} />}
          <p className="cap mt-2">Typed in {sent}</p>
          <p className="mt-2">
            {status === 'approved' ? <Badge tone="good">On the site</Badge> : <Badge>Not on the site</Badge>}
          </p>
        </div>
      </header>
      <p className="max-w-measure font-serif text-lg leading-body whitespace-pre-wrap wrap-anywhere">
        <WrittenText text={text} />
      </p>
      <p className="mt-5 border-t border-line pt-3">
        <ButtonLink kind="secondary" size="small" to={to} aria-label={`Edit what ${name} said`}>
          Edit
        </ButtonLink>
      </p>
    </article>
  )
}
