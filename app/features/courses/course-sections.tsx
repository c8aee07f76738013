import { coursesPage, curriculum } from '#content/courses.ts'
import { pillars } from '#content/pillars.ts'
import { guarantee, type Offer } from '#content/plans.ts'
import { pillarAddress } from '#features/site/core/pillar-address.ts'
import { formatPrice } from '#features/site/format-price.ts'
import { NumberedSteps } from '#features/site/numbered-steps.tsx'
import { Alert } from '#ui/alert.tsx'
import { Graticule } from '#ui/graticule.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'

import type { Course } from './core/course.ts'

export function OfferBlock({ offers }: { offers: readonly Offer[] }) {
  return (
    <section className="course-block" aria-labelledby="offer">
      <Graticule />
      <h2 id="offer">{coursesPage.offerTitle}</h2>
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

/** The courses of the database. `failure` says that they could not be read. */
export function InsideBlock({ courses, failure }: { courses: readonly Course[]; failure: string | null }) {
  return (
    <section className="course-block course-inside" aria-labelledby="inside">
      <div>
        <h2 id="inside">{coursesPage.insideTitle}</h2>
        <p className="lead">{coursesPage.insideLead}</p>
      </div>
      {failure ? (
        <Alert kind="error">
          <p>{failure}</p>
        </Alert>
      ) : courses.length === 0 ? (
        <p className="text-soft">No course is open at the moment. Each appears here on the day it opens.</p>
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

export function StepsBlock() {
  return <NumberedSteps id="steps" title={coursesPage.stepsTitle} steps={coursesPage.steps} />
}

export function GuaranteeBlock() {
  return (
    <section className="course-guarantee" aria-labelledby="guarantee">
      <p className="figure num" aria-hidden="true">
        {guarantee.days}
      </p>
      <div>
        <h2 id="guarantee">{coursesPage.guaranteeTitle}</h2>
        <p className="lead">{guarantee.days}-day money-back guarantee</p>
        <p className="mt-2 max-w-measure text-soft">
          {guarantee.text} {guarantee.cancelling}
        </p>
      </div>
    </section>
  )
}

export function CurriculumBlock() {
  return (
    <section className="course-block" id="curriculum" aria-labelledby="curriculum-title">
      <div className="course-block-head">
        <h2 id="curriculum-title">{coursesPage.curriculumTitle}</h2>
        <p className="lead">{coursesPage.curriculumLead}</p>
      </div>
      <ul className="curriculum">
        {pillars.map(({ slug, title, seed }) => (
          <li key={slug} data-pillar={slug}>
            <Illustration pillar={slug} seed={seed} width={300} height={200} />
            <div>
              <h3>
                <Link to={pillarAddress(title)}>{title}</Link>
              </h3>
              <ul>
                {curriculum[slug].topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </div>
            <div>
              <h4 className="cap">Goal</h4>
              <p className="curriculum-goal">{curriculum[slug].goal}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
