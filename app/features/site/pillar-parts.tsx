import type { LessonPreview, PillarPage } from '#content/pillar-pages.ts'
import type { Pillar, PillarSlug } from '#content/pillars.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

export function PillarHero({ pillar, page }: { pillar: Pillar; page: PillarPage }) {
  return (
    <div className="plate-hero">
      <div>
        <p className="pillar-name">{pillar.title}</p>
        <h1>{page.headline}</h1>
        <p className="question">{pillar.question}</p>
        <p className="lead">{page.lead}</p>
        <div className="closing-acts">
          <ButtonLink to="/pricing">Get Instant Access</ButtonLink>
          <ButtonLink to="/trial" kind="secondary">
            Start Free Trial
          </ButtonLink>
        </div>
      </div>
      <Illustration pillar={pillar.slug} seed={pillar.seed} width={460} height={440} isFirst />
    </div>
  )
}

type LessonPreviewsProps = {
  pillar: PillarSlug
  lessons: readonly LessonPreview[]
  /** Where each lesson is, by slug; one that is not there leads nowhere. */
  addresses: Readonly<Record<string, string>>
}

/** Lessons of the membership: what they are called, how long they take, and the way in. */
export function LessonPreviews({ pillar, lessons, addresses }: LessonPreviewsProps) {
  return (
    <section className="pb-16 pt-4" aria-labelledby="lessons">
      <h2 id="lessons" className="mb-8">
        Inside the membership
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
            <TextLink to="/pricing" aria-label={`Unlock with Membership: ${title}`}>
              Unlock with Membership
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
