import { postLinkRows } from '#features/blog/post-links.server.ts'
import { starterAuthorRows, starterPostRows } from '#features/blog/starter-posts.server.ts'
import { starterCourseRows } from '#features/courses/core/courses.server.ts'
import { correctedLessonRows } from '#features/courses/lessons/corrected-lessons.server.ts'
import { drawnLessonRows } from '#features/courses/lessons/drawn-lessons.server.ts'
import { lessonLinkRows } from '#features/courses/lessons/lesson-links.server.ts'
import { starterLessonRows } from '#features/courses/lessons/starter-lessons.server.ts'
import { storedEdits } from '#features/pages/published/find-published.server.ts'
import { correctedProductRows } from '#features/shop/corrected-products.server.ts'
import { starterProductRows } from '#features/shop/starter-products.server.ts'
import { existingSiteOpens } from '#features/site/open-existing.server.ts'
import type { StarterContent } from '#platform/starter-content.server.ts'

/** What a new installation begins with, from content/; corrections reach those that began before. */
export const starterParts: ReadonlyArray<StarterContent> = [
  starterCourseRows,
  starterLessonRows,
  starterPostRows,
  starterAuthorRows,
  starterProductRows,
  correctedLessonRows,
  drawnLessonRows,
  correctedProductRows,
  postLinkRows,
  lessonLinkRows,
  existingSiteOpens(storedEdits),
]
