import type { Offer } from '#content/plans.ts'
import { formatPrice } from '#features/site/format-price.ts'
import { Alert } from '#ui/alert.tsx'
import { Graticule } from '#ui/graticule.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'

import type { Course } from './core/course.ts'

/** What the courses cost: the owner’s settings. */
export function OfferBlock({ title, offers }: { title: string; offers: readonly Offer[] }) {
  return (
    <section className="course-block" aria-labelledby="offer">
      <Graticule />
      <h2 id="offer">{title}</h2>
      <ul className="offers">
        {offers.map(({ name, priceCents, period, description }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="plan-price">
              <span className="figure">{formatPrice(priceCents)}</span> {period}
            </p>
            <p className="mt-2 text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type InsideBlockProps = {
  courses: readonly Course[]
  failure: string | null
  words: { readonly insideTitle: string; readonly insideLead: string; readonly insideEmpty: string }
}

/** The courses of the database. `failure` says that they could not be read. */
export function InsideBlock({ courses, failure, words }: InsideBlockProps) {
  return (
    <section className="course-block course-inside" aria-labelledby="inside">
      <div>
        <h2 id="inside">{words.insideTitle}</h2>
        {words.insideLead && <p className="lead">{words.insideLead}</p>}
      </div>
      {failure ? (
        <Alert kind="error">
          <p>{failure}</p>
        </Alert>
      ) : courses.length === 0 ? (
        <p className="text-soft">{words.insideEmpty}</p>
      ) : (
        <ol className="course-list">
          {courses.map(({ slug, pillar, title, summary }) => (
            <li key={slug} data-pillar={pillar}>
              <Illustration pillar={pillar} seed={slug} width={112} height={112} />
              <div>
                <h3>
                  <Link to={`/courses/${slug}`}>{title}</Link>
                </h3>
                <p>{summary}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
