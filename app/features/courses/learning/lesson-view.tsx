import type { ReactNode } from 'react'
import { Form } from 'react-router'

import { pillars } from '#content/pillars.ts'
import {
  type Refusal,
  formatLength,
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
import { Illustration } from '#ui/illustration.tsx'
import { Link } from '#ui/link.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { Unbroken } from '#ui/unbroken.tsx'

import { FoldedGuide, LessonGuide } from './lesson-guide.tsx'
import { WayInButtons, type EntryWords } from './way-in.tsx'

/** What the product says around a lesson. */
export interface LessonWords extends EntryWords {
  readonly lockedTitle: string
  readonly contentsTitle: string
  readonly practiceTitle: string
  readonly resourcesTitle: string
  readonly openText: string
  readonly doneAction: string
  readonly doneText: string
  /** With the name of the course in the place of `{course}`. */
  readonly courseDoneText: string
  readonly nextAction: string
  readonly visitorAction: string
  readonly visitorText: string
  readonly previousLabel: string
  readonly nextLabel: string
}

type LessonViewProps = {
  lesson: LessonPageData
  viewAs: string | null
  /** Somebody whose progress is kept. */
  isLearning: boolean
  /** The recording’s player with what belongs to it; null for a lesson in writing. */
  player: ReactNode
  /** What a member keeps beside it. */
  notes: ReactNode
  words: LessonWords
}

/** A lesson: open, or locked with the reason and the way in. */
export function LessonView({ lesson, viewAs, isLearning, player, notes, words }: LessonViewProps) {
  const { course, slug, inside, refusal } = lesson
  const address = learningAddress(null, course.slug, slug)
  return (
    <article data-pillar={course.pillar}>
      <LessonHead lesson={lesson} viewAs={viewAs} />
      {!player && (
        <div className="lesson-plate">
          <Illustration pillar={course.pillar} seed={slug} width={1200} height={480} isFirst />
        </div>
      )}
      {refusal && <LockedLesson refusal={refusal} address={address} words={words} />}
      {refusal && notes}
      {inside && player}
      {inside && (
        <div className="learn-columns">
          <div className="lesson-text">
            <FoldedGuide lesson={lesson} headings={inside.headings} title={words.contentsTitle} />
            {/* Held to the allowed tags and blocks when it was saved (render-lesson.server.ts). */}
            <BlockText html={inside.html} />
            {inside.practice && (
              <section className="learn-practice" aria-labelledby="practice">
                <h2 id="practice">{words.practiceTitle}</h2>
                <p className="whitespace-pre-line">{inside.practice}</p>
              </section>
            )}
            {isLearning ? (
              <DoneForm lesson={lesson} address={address} words={words} />
            ) : (
              viewAs === null && <SignInToKeep address={address} words={words} />
            )}
          </div>
          <div className="learn-aside">
            <LessonGuide lesson={lesson} headings={inside.headings} title={words.contentsTitle} />
            {notes}
            {inside.resources.length > 0 && <Resources heading={words.resourcesTitle} resources={inside.resources} />}
          </div>
        </div>
      )}
      <Neighbours lesson={lesson} viewAs={viewAs} words={words} />
    </article>
  )
}

function LessonHead({ lesson, viewAs }: { lesson: LessonPageData; viewAs: string | null }) {
  const { course, title, summary, number, of, isDraft, isPreview, isDone, inside } = lesson
  const length = formatLength(lesson)
  const subject = pillars.find(({ slug }) => slug === course.pillar)!.title
  return (
    <header className="lesson-head">
      <p className="pillar-name">
        <Link to={learningAddress(viewAs, course.slug)}>{course.title}</Link>
      </p>
      <h1>
        <Unbroken>{title}</Unbroken>
      </h1>
      {summary && <p className="lead">{summary}</p>}
      <p className="learn-marks num">
        <span>{subject}</span>
        {!inside && (
          <span>
            Lesson {number} of {of}
          </span>
        )}
        {length && <span>{length}</span>}
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

type DoneFormProps = Pick<LessonViewProps, 'lesson' | 'words'> & { address: string }

/** Its clicks wait for React: sent by the browser alone, a form that leads back to its own page puts it into the history once more. */
function DoneForm({ lesson, address, words }: DoneFormProps) {
  const { course, next, isDone, isCourseDone } = lesson
  return (
    <Form method="post" action={address} className="learn-done no-print" preventScrollReset>
      <PersonField />
      <p>{formatDone(lesson, words)}</p>
      {isDone ? (
        <p className="learn-acts">
          {isCourseDone || !next ? (
            <ButtonLink to="/courses">{words.nextAction}</ButtonLink>
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
          {words.doneAction}
        </Button>
      )}
    </Form>
  )
}

function formatDone({ course, isDone, isCourseDone }: LessonPageData, words: LessonWords): string {
  if (isCourseDone) return words.courseDoneText.replaceAll('{course}', () => course.title)
  return isDone ? words.doneText : words.openText
}

function SignInToKeep({ address, words }: { address: string; words: LessonWords }) {
  return (
    <p className="learn-done">
      <span>
        <TextLink to={`/auth?next=${encodeURIComponent(address)}`}>{words.visitorAction}</TextLink> {words.visitorText}
      </span>
    </p>
  )
}

function Resources({ heading, resources }: Pick<LessonTexts, 'resources'> & { heading: string }) {
  return (
    <section aria-labelledby="resources">
      <h2 id="resources">{heading}</h2>
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
function Neighbours({ lesson: { course, previous, next }, viewAs, words }: Pick<LessonViewProps, 'lesson' | 'viewAs' | 'words'>) {
  return (
    <nav className="learn-neighbours" aria-label="More of this course">
      {previous && (
        <Link to={learningAddress(viewAs, course.slug, previous.slug)} rel="prev">
          <span className="cap">{words.previousLabel}</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link to={learningAddress(viewAs, course.slug, next.slug)} rel="next">
          <span className="cap">{words.nextLabel}</span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}

type LockedLessonProps = { refusal: Refusal; address: string; words: LessonWords }

/** Why a lesson is not open to whoever looks, and the way in. */
function LockedLesson({ refusal: { reason, wayIn, isInTrial }, address, words }: LockedLessonProps) {
  return (
    <section className="learn-locked" aria-labelledby="locked">
      <Icon name="lock" size={28} />
      <div>
        <h2 id="locked">{words.lockedTitle}</h2>
        <p>
          {reason}
          {isInTrial && words.trialText && ` ${words.trialText}`}
        </p>
        <WayInButtons wayIn={wayIn} address={address} words={words} />
      </div>
    </section>
  )
}
