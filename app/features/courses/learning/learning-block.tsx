import { learningAddress, type Learning, type NextLesson } from '#features/courses/core/learning.ts'
import { LessonSearch } from '#features/courses/search/lesson-search.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'
import { ScaleBar } from '#ui/scale-bar.tsx'

import learningCss from './learning.css?url'

/** What the product says around what somebody learns. */
export interface LearningWords {
  readonly ownTitle: string
  readonly progressTitle: string
  readonly continueTitle: string
  readonly nextTitle: string
}

interface LearningBlockProps {
  learning: Learning
  words: LearningWords
  /** It is the page, whose heading says what it is. */
  isPage?: boolean
}

/** Above the page of the courses, or in its place, for somebody signed in: where to go on, and how far each course is. */
export function LearningBlock({ learning: { next, courses }, words, isPage = false }: LearningBlockProps) {
  return (
    <div className="learn-block">
      <link rel="stylesheet" href={learningCss} precedence="learning" />
      {next && <Continue next={next} words={words} />}
      <section aria-labelledby="your-courses">
        <h2 id="your-courses">{isPage ? words.progressTitle : words.ownTitle}</h2>
        <ul>
          {courses.map(({ slug, pillar, title, done, all }) => (
            <ScaleBar
              key={slug}
              label={<Link to={learningAddress(null, slug)}>{title}</Link>}
              earned={done}
              possible={all}
              pillar={pillar}
              value={`${done} of ${all} done`}
            />
          ))}
        </ul>
        <div className="mt-6">
          <LessonSearch />
        </div>
      </section>
    </div>
  )
}

function Continue({ next, words }: { next: NextLesson; words: LearningWords }) {
  const { course, courseTitle, pillar, slug, title, summary, isBegun } = next
  return (
    <section className="learn-next" aria-labelledby="continue" data-pillar={pillar}>
      <Illustration pillar={pillar} seed={slug} width={380} height={214} isFirst />
      <h2 id="continue">{isBegun ? words.continueTitle : words.nextTitle}</h2>
      <p className="learn-next-title">{title}</p>
      <p className="learn-marks num">
        <span>{courseTitle}</span>
      </p>
      {summary && <p className="text-soft">{summary}</p>}
      <ButtonLink to={learningAddress(null, course, slug)} aria-label={`${isBegun ? 'Continue' : 'Begin'}: ${title}`}>
        {isBegun ? 'Continue' : 'Begin'}
      </ButtonLink>
    </section>
  )
}
