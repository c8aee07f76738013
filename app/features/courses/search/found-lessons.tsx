import { formatLength, timeInRecording } from '#features/courses/core/learning.ts'
import { MarkedText } from '#features/writing/marked-text.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

import type { FoundLesson } from './found-lesson.ts'

/** What was found, the best first; what is said in a lesson leads to its second. */
export function FoundLessons({ lessons }: { lessons: readonly FoundLesson[] }) {
  return (
    <ol className="grid">
      {lessons.map(({ path, course, pillar, title, summary, isOpen, isInTrial, passage, captions, ...length }) => (
        <li key={path} data-pillar={pillar} className="grid gap-2 border-t border-line py-6">
          <p className="cap flex flex-wrap gap-x-3">
            <span>{course}</span>
            {formatLength(length) && <span className="num">{formatLength(length)}</span>}
            {!isOpen && (
              <span className="inline-flex items-center gap-1">
                <Icon name="lock" size={14} /> {isInTrial ? 'In the trial' : 'For members'}
              </span>
            )}
          </p>
          <h2 className="title">
            <Link to={path}>
              <MarkedText parts={title} />
            </Link>
          </h2>
          <p className="max-w-prose text-soft">
            <MarkedText parts={summary} />
          </p>
          {passage && (
            <p className="max-w-prose text-sm text-soft">
              … <MarkedText parts={passage} /> …
            </p>
          )}
          {captions.length > 0 && (
            <ul className="grid gap-1 text-sm">
              {captions.map(({ startsMs, text }) => (
                <li key={startsMs}>
                  <Link to={`${path}?t=${Math.floor(startsMs / 1000)}`} className="inline-flex min-h-11 items-center gap-3">
                    <span className="num cap">{timeInRecording(Math.floor(startsMs / 1000))}</span>
                    <span>
                      <MarkedText parts={text} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
