import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { pillars } from '#content/pillars.ts'
import {
  type Refusal,
  formatDuration,
  learningAddress,
  type LessonPageData,
  type LessonTexts,
} from '#features/courses/core/learning.ts'
import { PersonField } from '#features/identity/core/person-field.tsx'
import { BlockText } from '#features/writing/blocks/block-text.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'

import { WayInButtons } from './way-in.tsx'

type LessonViewProps = {
  lesson: LessonPageData
  viewAs: string | null
  /** Somebody whose progress is kept. */
  isLearning: boolean
  /** The recording’s player with what belongs to it; null for a lesson in writing. */
  player: ReactNode
  /** What a member keeps beside it. */
  notes: ReactNode
}

/** A lesson: open, or locked with the reason and the way in. */
export function LessonView({ lesson, viewAs, isLearning, player, notes }: LessonViewProps) {
  const { course, slug, inside, refusal } = lesson
  const address = learningAddress(null, course.slug, slug)
  return (
    <article data-pillar={course.pillar}>
      <LessonHead lesson={lesson} viewAs={viewAs} />
      {refusal && <LockedLesson refusal={refusal} address={address} />}
      {refusal && notes}
      {inside && player}
      {inside && (
        <div className="learn-columns">
          <div>
            {/* Held to the allowed tags and blocks when it was saved (render-lesson.server.ts). */}
            <BlockText html={inside.html} />
            {inside.practice && (
              <section className="learn-practice" aria-labelledby="practice">
                <h2 id="practice">One practical step</h2>
                <p className="whitespace-pre-line">{inside.practice}</p>
              </section>
            )}
            {isLearning ? <DoneForm lesson={lesson} address={address} /> : viewAs === null && <SignInToKeep address={address} />}
          </div>
          <div className="learn-aside">
            {inside.resources.length > 0 && <Resources resources={inside.resources} />}
            {notes}
          </div>
        </div>
      )}
      <Neighbours lesson={lesson} viewAs={viewAs} />
    </article>
  )
}

function LessonHead({ lesson, viewAs }: { lesson: LessonPageData; viewAs: string | null }) {
  const { course, title, summary, durationSeconds, number, of, isDraft, isPreview, isDone, inside } = lesson
  const subject = pillars.find(({ slug }) => slug === course.pillar)!.title
  return (
    <header className="lesson-head">
      <p className="pillar-name">
        <Link to={learningAddress(viewAs, course.slug)}>{course.title}</Link>
      </p>
      <h1>{title}</h1>
      {summary && <p className="lead">{summary}</p>}
      <p className="learn-marks num">
        <span>{subject}</span>
        <span>
          Lesson {number} of {of}
        </span>
        {durationSeconds > 0 && <span>{formatDuration(durationSeconds)}</span>}
        {isDraft && <Badge tone="caution">Draft</Badge>}
        {isPreview && <Badge tone="good">Open to all</Badge>}
        {isDone && (
          <span className="lesson-done">
            <Icon name="check" size={16} /> Done
          </span>
        )}
        {inside && !inside.isReviewed && <Badge>Not yet reviewed by a professional</Badge>}
      </p>
    </header>
  )
}

/** Its clicks wait for React: sent by the browser alone, a form that leads back to its own page puts it into the history once more. */
function DoneForm({ lesson, address }: { lesson: LessonPageData; address: string }) {
  const { course, next, isDone, isCourseDone } = lesson
  return (
    <Form method="post" action={address} className="learn-done no-print" preventScrollReset>
      <PersonField />
      <p>{formatDone(lesson)}</p>
      {isDone ? (
        <p className="learn-acts">
          {isCourseDone || !next ? (
            <ButtonLink to="/courses">What comes next</ButtonLink>
          ) : (
            <ButtonLink to={learningAddress(null, course.slug, next.slug)} aria-label={`Continue: ${next.title}`}>
              Continue
            </ButtonLink>
          )}
          <Button kind="tertiary" name="intent" value="not-done" busyLabel="Saving..." data-keep-click>
            Not done yet
          </Button>
        </p>
      ) : (
        <Button name="intent" value="done" busyLabel="Saving..." data-keep-click>
          Mark as done
        </Button>
      )}
    </Form>
  )
}

function formatDone({ course, isDone, isCourseDone }: LessonPageData): string {
  if (isCourseDone) return `You have done every lesson of “${course.title}”.`
  return isDone ? 'You have done this lesson.' : 'Finished, and tried once? Then it counts.'
}

function SignInToKeep({ address }: { address: string }) {
  return (
    <p className="learn-done">
      <span>
        <TextLink to={`/auth?next=${encodeURIComponent(address)}`}>Sign in</TextLink> to mark it as done and to keep notes.
      </span>
    </p>
  )
}

function Resources({ resources }: Pick<LessonTexts, 'resources'>) {
  return (
    <section aria-labelledby="resources">
      <h2 id="resources">Resources</h2>
      <ul className="learn-resources">
        {resources.map(({ title, address }) => (
          <li key={address}>
            <a href={address} className="link" rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Not fetched ahead: the browser would keep that answer, and nobody would know that the lesson was opened. */
function Neighbours({ lesson: { course, previous, next }, viewAs }: { lesson: LessonPageData; viewAs: string | null }) {
  return (
    <nav className="learn-neighbours" aria-label="More of this course">
      {previous && (
        <Link to={learningAddress(viewAs, course.slug, previous.slug)} rel="prev">
          <span className="cap">Previous lesson</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={learningAddress(viewAs, course.slug, next.slug)} rel="next">
          <span className="cap">Next lesson</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}

/** Why a lesson is not open to whoever looks, and the way in. */
function LockedLesson({ refusal: { reason, wayIn, isInTrial }, address }: { refusal: Refusal; address: string }) {
  return (
    <section className="learn-locked" aria-labelledby="locked">
      <Icon name="lock" size={28} />
      <div>
        <h2 id="locked">This lesson is locked</h2>
        <p>
          {reason}
          {isInTrial && ' The free trial opens it: seven days, no credit card, and it ends by itself.'}
        </p>
        <WayInButtons wayIn={wayIn} address={address} />
      </div>
    </section>
  )
}
