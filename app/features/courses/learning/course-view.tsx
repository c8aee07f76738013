import { pillars } from '#content/pillars.ts'
import { formatLength, learningAddress, type CoursePageData, type ListedLesson } from '#features/courses/core/learning.ts'
import { pillarAddress } from '#features/site/core/pillar-address.ts'
import { Badge } from '#ui/badge.tsx'
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'
import { ScaleBar } from '#ui/scale-bar.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { LessonStatusLine } from './lesson-status.tsx'
import { WayInButtons, type EntryWords } from './way-in.tsx'

/** What the product says around a course. */
export interface CourseWords extends EntryWords {
  readonly progressTitle: string
  readonly emptyText: string
  readonly wayInTitle: string
  readonly membersText: string
  readonly coursesAction: string
  readonly searchAction: string
}

type CourseViewProps = {
  course: CoursePageData
  /** As whom an administrator looks: the lessons are opened the same way. */
  viewAs: string | null
  /** Somebody whose progress is kept. */
  isLearning: boolean
  words: CourseWords
}

/** A course: what it is about, how far the member is, and its lessons. */
export function CourseView({ course, viewAs, isLearning, words }: CourseViewProps) {
  const { slug, pillar, title, summary, isPublished, modules, progress, wayIn } = course
  const subject = pillars.find((one) => one.slug === pillar)!
  return (
    <article data-pillar={pillar}>
      <header className="learn-head">
        <div>
          <p className="pillar-name">
            <Link to={pillarAddress(subject.title)}>{subject.title}</Link>
          </p>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
          {!isPublished && <Badge tone="caution">Not published</Badge>}
          {isLearning && progress.all > 0 && (
            <div className="learn-scale">
              <ScaleBar
                as="div"
                label={words.progressTitle}
                earned={progress.done}
                possible={progress.all}
                pillar={pillar}
                value={`${progress.done} of ${progress.all} done`}
              />
            </div>
          )}
        </div>
        <Illustration pillar={pillar} seed={slug} width={380} height={300} isFirst />
      </header>
      {modules.length === 0 && <p className="text-soft">{words.emptyText}</p>}
      {modules.map((module) => (
        <section key={module.id} className="learn-module" aria-labelledby={`module-${module.id}`}>
          <h2 id={`module-${module.id}`}>{module.title}</h2>
          <ol>
            {module.lessons.map((lesson) => (
              <LessonLine key={lesson.slug} lesson={lesson} address={learningAddress(viewAs, slug, lesson.slug)} />
            ))}
          </ol>
        </section>
      ))}
      {wayIn && (
        <section className="learn-way-in" aria-labelledby="way-in">
          <h2 id="way-in">{words.wayInTitle}</h2>
          <p>{wayIn.to === 'trial' ? words.trialText : words.membersText}</p>
          <WayInButtons wayIn={wayIn} address={learningAddress(null, slug)} words={words} />
        </section>
      )}
      <p className="learn-back">
        <TextLink to="/courses">{words.coursesAction}</TextLink>
        <TextLink to="/courses/search">{words.searchAction}</TextLink>
      </p>
    </article>
  )
}

function LessonLine({ lesson, address }: { lesson: ListedLesson; address: string }) {
  const { title, summary, status, isDraft } = lesson
  return (
    <li>
      <div>
        <h3>
          <Link to={address}>{title}</Link>
        </h3>
        {summary && <p>{summary}</p>}
      </div>
      <p className="learn-marks num">
        <span>{formatLength(lesson)}</span>
        <LessonStatusLine status={status} isDraft={isDraft} />
      </p>
    </li>
  )
}
