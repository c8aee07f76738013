import type { CourseCard } from '#features/courses/core/course-card.ts'
import { choice, line, pick, text, type Values } from '#features/pages/core/fields.ts'
import { sectionKind } from '#features/pages/core/section-kind.ts'
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { drawnKind } from './section-view.tsx'

export const coursesKind = sectionKind({
  name: 'courses',
  version: 1,
  label: 'Courses',
  about:
    'Courses with their pictures, what they are about and how many lessons they have. Nothing is shown while none of them is published.',
  width: 'column',
  fields: {
    title: line('Heading', { isRequired: true }),
    lead: text('Introduction', { max: 600 }),
    which: choice('Which', {
      all: 'All, in their order',
      three: 'The newest three',
      six: 'The newest six',
      picked: 'Those that are ticked below',
    }),
    courses: pick('Courses', 'courses', { hint: 'Shown where “Those that are ticked below” is chosen above.' }),
    action: line('Label of the links', { max: 60, isRequired: true }),
  },
  start: { title: 'The courses', lead: '', which: 'all', courses: [], action: 'See the course' },
})

export const courses = drawnKind(coursesKind, ({ id, values, isFirst, data }) => {
  const shown = coursesOf(values, data.courses)
  if (shown.length === 0) return null
  const { title, lead, action } = values
  return (
    <section className="pb-12" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead mt-3">{lead}</p>}
      <ul className="lessons mt-8">
        {shown.map(({ id, slug, pillar, title, summary, lessons, openLessons }) => (
          <li key={id} data-pillar={pillar}>
            <Illustration pillar={pillar} seed={slug} width={380} height={214} isFirst={isFirst} />
            <p className="lesson-time num">{formatLessons(lessons, openLessons)}</p>
            <h3>
              <Link to={`/courses/${slug}`} className="no-underline">
                {title}
              </Link>
            </h3>
            <p>{summary}</p>
            <TextLink to={`/courses/${slug}`} aria-label={`${action}: ${title}`}>
              {action}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Those that are chosen among all published ones, which come in their order. */
function coursesOf(
  { which, courses: picked }: Values<(typeof coursesKind)['fields']>,
  all: readonly CourseCard[],
): readonly CourseCard[] {
  if (which === 'all') return all
  if (which === 'picked') return all.filter(({ id }) => picked.includes(id))
  const newest = all.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
  return newest.slice(0, which === 'six' ? 6 : 3)
}

function formatLessons(lessons: number, open: number): string {
  if (lessons === 0) return 'Lessons follow'
  const count = lessons === 1 ? '1 lesson' : `${lessons} lessons`
  return open === 0 ? `${count}, for members` : open === lessons ? `${count}, open to all` : `${count}, ${open} open to all`
}
