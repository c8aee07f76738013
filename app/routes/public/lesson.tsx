import { lazy, Suspense } from 'react'
import { data, useRevalidator } from 'react-router'

import { learningAddress } from '#features/courses/core/learning.ts'
import { findLearner } from '#features/courses/learning/find-learner.server.ts'
import { findForAction, findLesson } from '#features/courses/learning/find-lesson.server.ts'
import { lessonActions } from '#features/courses/learning/lesson-actions.server.ts'
import { SavedNotes, LessonNotes } from '#features/courses/learning/lesson-notes.tsx'
import { noteOpened } from '#features/courses/learning/lesson-progress.server.ts'
import { LessonView } from '#features/courses/learning/lesson-view.tsx'
import { NotSaved } from '#features/courses/learning/not-saved.tsx'
import { PreviewBar } from '#features/courses/learning/preview-bar.tsx'
import { findPlayer } from '#features/courses/player/find-player.server.ts'
import { secondOf } from '#features/courses/player/played.ts'
import { PERSON_FIELD } from '#features/identity/core/person-field.tsx'
import { personFingerprint, viewer } from '#features/identity/viewer.server.ts'
import { lessonFrame } from '#features/pages/kinds/course-frames.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { playedSources } from '#features/writing/blocks/page-sources.ts'
import { redirectWithToast } from '#platform/flash.server.ts'
import { readForm, reportOf } from '#platform/form.server.ts'
import { answerOf } from '#platform/intent.ts'
import { holdPageUntil } from '#platform/page-expiry.server.ts'
import { allowSources } from '#platform/page-sources.server.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/lesson.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'
import { nothingAt } from './nothing-here.server.ts'
import { findReaderOfCourses } from './reader-of-courses.server.ts'

import learningCss from '#features/courses/learning/learning.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: learningCss }]

export const meta: Route.MetaFunction = (args) => {
  const lesson = args.loaderData?.lesson
  if (!lesson) return pageMeta(args, { title: 'Courses', listed: false })
  const { title, summary, isPreview, isDraft } = lesson
  return pageMeta(args, { title, description: summary, listed: isPreview && !isDraft })
}

const LessonPlayer = lazy(() =>
  import('#features/courses/player/lesson-player.tsx').then(({ LessonPlayer: player }) => ({ default: player })),
)

/** Much shorter than the addresses of recordings hold. */
const PLAYER_HOLDS_MS = 60 * 60 * 1000

const SIGNED_OUT = 'You are signed out. Sign in again, and save it then.'
const OTHER_ACCOUNT = 'Somebody else has signed in since that page was opened.'

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const person = context.get(viewer)
  const { learner, isLearning } = await findReaderOfCourses(context, url.searchParams.get('as'))
  const found = await findLesson(services, learner, params.course, params.lesson)
  if (!found) throw await nothingAt({ request, context })
  const { id, page: lesson } = found
  const looksAhead = request.headers.get('Sec-Purpose')?.includes('prefetch') ?? false
  if (learner.userId !== null && lesson.inside && !lesson.isDraft && !looksAhead) await noteOpened(services, learner.userId, id)
  const path = learningAddress(null, lesson.course.slug, lesson.slug)
  const recorded = { id, path, isPreview: lesson.isPreview }
  const player = lesson.inside && (await findPlayer(services, recorded, learner.userId, person?.userId ?? null))
  // The addresses in it do not hold for good.
  if (player) holdPageUntil(context, new Date(services.clock.now().getTime() + PLAYER_HOLDS_MS))
  allowSources(context, playedSources(lesson.inside?.html ?? ''))
  const frame = await loadFrame({ request, context }, '/courses/:course/:lesson', lessonFrame)
  const [changing, startAt] = [url.searchParams.get('note'), secondOf(url.searchParams.get('t'))]
  return { lesson, frame, player, startAt, viewAs: learner.viewAs, isLearning, mayViewAs: learner.seesDrafts, changing }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext)
  const person = context.get(viewer)
  const fields = await readForm(request)
  const notSaved = (failure: string, status: number) => data({ report: reportOf(fields, {}), failure }, status)
  if (!person) return notSaved(SIGNED_OUT, 401)
  const fingerprint = fields[PERSON_FIELD]
  if (fingerprint !== undefined && fingerprint !== personFingerprint(services, person)) return notSaved(OTHER_ACCOUNT, 409)
  const lesson = await findForAction(services, await findLearner(services, person), params.course, params.lesson)
  if (!lesson) throw data(null, 404)
  if (!lesson.allowed) return notSaved(lesson.reason, 403)
  const act = answerOf(lessonActions, fields['intent'])
  const done = await act({ services, userId: person.userId, lessonId: lesson.id, fields })
  if (done.ok) return redirectWithToast(learningAddress(null, params.course, params.lesson), done.toast)
  if (done.reason === 'refused') return data({ report: done.report, failure: null }, 400)
  throw data(null, 404)
}

export default function LessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, frame, player, startAt, viewAs, isLearning, mayViewAs, changing } = loaderData
  const { revalidate } = useRevalidator()
  const address = learningAddress(null, lesson.course.slug, lesson.slug)
  const report = actionData?.report
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading wrap-anywhere">
        {mayViewAs && <PreviewBar path={address} viewAs={viewAs} />}
        {actionData?.failure && <NotSaved failure={actionData.failure} text={report?.values['text'] ?? ''} />}
        <LessonView
          key={address}
          lesson={lesson}
          viewAs={viewAs}
          isLearning={isLearning}
          words={frame.texts}
          player={
            player && (
              <Suspense>
                <LessonPlayer
                  player={player}
                  title={lesson.title}
                  startAt={startAt}
                  address={isLearning && !lesson.isDraft ? `${address}/played` : null}
                  onDone={() => !lesson.isDone && void revalidate()}
                />
              </Suspense>
            )
          }
          notes={
            lesson.inside
              ? isLearning && (
                  <LessonNotes
                    address={address}
                    notes={lesson.notes}
                    changing={changing}
                    hasRecording={player !== null}
                    report={report}
                    words={frame.texts}
                  />
                )
              : lesson.notes.length > 0 && <SavedNotes notes={lesson.notes} words={frame.texts} />
          }
        />
      </div>
    </FramedPage>
  )
}
