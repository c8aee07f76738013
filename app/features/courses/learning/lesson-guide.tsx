import type { CSSProperties } from 'react'

import type { LessonPageData } from '#features/courses/core/learning.ts'
import type { Heading } from '#features/writing/text.ts'

type LessonGuideProps = {
  lesson: Pick<LessonPageData, 'number' | 'of'>
  headings: readonly Heading[]
  /** Above the contents. */
  title: string
}

/** Where in the course somebody is, and what the lesson holds: beside it. */
export function LessonGuide({ lesson, headings, title }: LessonGuideProps) {
  return (
    <div className="lesson-guide no-print">
      <LessonPlace lesson={lesson} />
      {headings.length > 1 && (
        <nav aria-labelledby="contents">
          <h2 id="contents">{title}</h2>
          <Contents headings={headings} />
        </nav>
      )}
    </div>
  )
}

/** The same above the lesson, where there is no room beside it. */
export function FoldedGuide({ lesson, headings, title }: LessonGuideProps) {
  return (
    <div className="lesson-folded no-print">
      <LessonPlace lesson={lesson} />
      {headings.length > 1 && (
        <details>
          <summary>{title}</summary>
          <nav aria-label={title}>
            <Contents headings={headings} />
          </nav>
        </details>
      )}
    </div>
  )
}

/** “Lesson 1 of 4”, on a ruler with a tick a lesson. Where the browser can, the present one fills while it is read. */
function LessonPlace({ lesson: { number, of } }: Pick<LessonGuideProps, 'lesson'>) {
  const share = (lessons: number) => `${Math.round((lessons / of) * 1000) / 10}%`
  const style = { '--lessons': of, '--before': share(number - 1), '--with': share(number) } as CSSProperties
  return (
    <div>
      <p className="num">
        Lesson {number} of {of}
      </p>
      <div className="lesson-ruler" style={style} aria-hidden="true" />
    </div>
  )
}

function Contents({ headings }: Pick<LessonGuideProps, 'headings'>) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}
