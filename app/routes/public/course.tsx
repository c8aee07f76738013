import { CourseView } from '#features/courses/learning/course-view.tsx'
import { findCourse } from '#features/courses/learning/find-course.server.ts'
import { PreviewBar } from '#features/courses/learning/preview-bar.tsx'
import { courseFrame } from '#features/pages/kinds/course-frames.ts'
import { pageMeta } from '#features/site/page-meta.ts'
import { servicesContext } from '#services.server.ts'

import type { Route } from './+types/course.ts'
import { loadFrame } from './framed-page.server.ts'
import { FramedPage } from './framed-page.tsx'
import { nothingAt } from './nothing-here.server.ts'
import { findReaderOfCourses } from './reader-of-courses.server.ts'

import learningCss from '#features/courses/learning/learning.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: learningCss }]

export const meta: Route.MetaFunction = (args) => {
  const course = args.loaderData?.course
  if (!course) return pageMeta(args, { title: 'Courses', listed: false })
  return pageMeta(args, { title: course.title, listed: course.isPublished })
}

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { learner, isLearning } = await findReaderOfCourses(context, url.searchParams.get('as'))
  const course = await findCourse(services, learner, params.course)
  if (!course) throw await nothingAt({ request, context })
  const frame = await loadFrame({ request, context }, '/courses/:course', courseFrame)
  return { course, frame, viewAs: learner.viewAs, isLearning, mayViewAs: learner.seesDrafts }
}

export default function CoursePage({ loaderData: { course, frame, viewAs, isLearning, mayViewAs } }: Route.ComponentProps) {
  return (
    <FramedPage frame={frame}>
      <div className="wrap reading wrap-anywhere">
        {mayViewAs && <PreviewBar path={`/courses/${course.slug}`} viewAs={viewAs} />}
        <CourseView course={course} viewAs={viewAs} isLearning={isLearning} words={frame.texts} />
      </div>
    </FramedPage>
  )
}
