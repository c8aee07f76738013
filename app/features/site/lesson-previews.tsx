import type { LessonPreview } from '#content/pillar-pages.ts'
import type { PillarSlug } from '#content/pillars.ts'
import { Icon } from '#ui/icon.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

type LessonPreviewsProps = {
  /** Unique on the page. */
  id: string
  title: string
  /** Of the links that lead to the membership. */
  action: string
  pillar: PillarSlug
  lessons: readonly LessonPreview[]
  /** Where each lesson is, by slug; one that is not there leads nowhere. */
  addresses: Readonly<Record<string, string>>
}

/** Lessons of the membership: what they are called, how long they take, and the way in. */
export function LessonPreviews({ id, title: heading, action, pillar, lessons, addresses }: LessonPreviewsProps) {
  return (
    <section className="pb-16 pt-4" aria-labelledby={id}>
      <h2 id={id} className="mb-8">
        {heading}
      </h2>
      <ul className="lessons">
        {lessons.map(({ slug, title, duration, description }) => (
          <li key={slug}>
            <Illustration pillar={pillar} seed={slug} width={380} height={214} />
            <p className="lesson-time num">
              <Icon name="lock" size={16} label="Locked" /> {duration}
            </p>
            <h3>
              {addresses[slug] === undefined ? (
                title
              ) : (
                <Link to={addresses[slug]} className="no-underline">
                  {title}
                </Link>
              )}
            </h3>
            <p>{description}</p>
            <TextLink to="/pricing" aria-label={`${action}: ${title}`}>
              {action}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
