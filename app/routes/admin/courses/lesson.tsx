import { data } from 'react-router'

import { courseAddress, draftAddress, lessonAddress } from '#features/courses/authoring/addresses.ts'
import { LessonConflictNotice } from '#features/courses/authoring/lesson-conflict.tsx'
import { LessonEditor } from '#features/courses/authoring/lesson-editor.tsx'
import { LessonState } from '#features/courses/authoring/lesson-state.tsx'
import { ReviewCard } from '#features/courses/authoring/review-card.tsx'
import { UnsavedLessons } from '#features/courses/authoring/unsaved-lessons.tsx'
import { isLessonSave, useFirst } from '#features/courses/authoring/use-held-version.tsx'
import { useTakenTheirs } from '#features/courses/authoring/use-taken-theirs.tsx'
import { CaptionsCard } from '#features/courses/captions/captions-card.tsx'
import { clockTime } from '#features/courses/core/clock-time.ts'
import { RecordingsCard } from '#features/courses/recordings/recordings-card.tsx'
import { signedIn } from '#features/identity/viewer.server.ts'
import { OfferedClaims } from '#features/site/claims/offered-claims.tsx'
import { pageMeta } from '#features/site/page-meta.ts'
import { useFormKey } from '#features/writing/editing/use-form-key.tsx'
import { AdminHeading } from '#routes/admin/admin-heading.tsx'
import { servicesContext } from '#services.server.ts'
import { TextLink } from '#ui/text-link.tsx'

import type { Route } from './+types/lesson.ts'
import { actOnLesson } from './lesson-action.server.ts'
import { loadLesson } from './lesson-loader.server.ts'

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: 'Lesson', listed: false })

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const loaded = await loadLesson(context.get(servicesContext), signedIn(context), params.id, url.searchParams.get('draft'))
  if (!loaded) throw data(null, 404)
  return loaded
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return actOnLesson(context, params.id, request)
}

export default function LessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, review, opened, drafts, claims } = loaderData
  const { id, course, content } = lesson
  const { shown } = opened
  const here = shown ? draftAddress(id, shown.id) : lessonAddress(id)
  const reportOf = (form: string) => (actionData?.refused === form ? actionData.report : undefined)
  const report = reportOf('lesson')
  const conflict = actionData?.conflict ?? null
  const formKey = `${id} ${useTakenTheirs()} ${useFormKey(shown?.id ?? '', isLessonSave)}`
  const draftId = useFirst(formKey, opened.draftId)
  return (
    <div data-pillar={course.pillar}>
      <AdminHeading
        title={content.title}
        eyebrow={<TextLink to={courseAddress(course.id)}>{course.title}</TextLink>}
        action={<LessonState lesson={lesson} address={here} />}
      />
      {conflict && report && (
        <LessonConflictNotice key={conflict.version} conflict={conflict} mine={report.values} address={lessonAddress(id)} />
      )}
      {!conflict && <UnsavedLessons lessonId={id} shown={shown} drafts={drafts.filter((draft) => draft.id !== draftId)} />}
      <LessonEditor
        key={formKey}
        lessonId={id}
        content={content}
        typed={shown?.fields ?? null}
        draftId={draftId}
        version={opened.version}
        status={lesson.status}
        address={here}
        report={report}
        html={actionData?.html ?? opened.html}
        problems={actionData?.problems ?? opened.problems}
        conflictVersion={conflict?.version ?? null}
        sentFile={actionData?.sentFile ?? null}
      />
      <OfferedClaims sentences={claims} />
      <div className="lesson-cards">
        <RecordingsCard key={id} lessonId={id} recordings={lesson.recordings} address={here} fillDuration={fillDuration} />
        <CaptionsCard captions={lesson.captions} address={here} report={reportOf('captions')} />
        <ReviewCard review={review} address={here} report={reportOf('review')} />
      </div>
    </div>
  )
}

/** As if it had been typed, so that it counts as a change. */
function fillDuration(seconds: number, over: boolean): boolean {
  const field = document.querySelector<HTMLInputElement>('.lesson-form input[name=duration]')
  const time = clockTime(seconds)
  if (!field || field.value === time) return true
  if (!over && field.value.trim() !== '') return false
  field.value = time
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (over) field.focus()
  return true
}
