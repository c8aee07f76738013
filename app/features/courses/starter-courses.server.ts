import { count, countDistinct, eq, inArray } from 'drizzle-orm'

import { starterCourses, type StarterCourse } from '#content/courses.ts'
import { starterModules, type StarterModule } from '#content/lessons/starter-lessons.ts'
import { PAGES } from '#features/site/settings/settings.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'
import type { StarterItem } from '#platform/starter-items.ts'

import type { Author } from './authoring/course-within.server.ts'
import { deleteCourse } from './authoring/edit-course.server.ts'
import { courseModules, courses, lessonNotes, lessonProgress, lessonRecordings, lessons } from './core/tables.server.ts'
import { insertStarterLessons } from './lessons/starter-lessons.server.ts'

type Db = Pick<Infrastructure, 'db'>
type Row = typeof courses.$inferSelect
type LessonRow = Pick<
  typeof lessons.$inferSelect,
  'id' | 'courseId' | 'slug' | 'title' | 'summary' | 'practice' | 'body' | 'status' | 'version'
>

const modulesOf = (slug: string) => starterModules.filter((module) => module.course === slug)
const lessonsOf = (slug: string) => modulesOf(slug).flatMap((module) => module.lessons)

/** The courses that ship, and what became of each. One whose address was changed is known by its lessons. */
export async function listStarterCourses(services: Db): Promise<StarterItem[]> {
  const found = await findStarterCourses(services)
  const traces = await countTraces(
    services,
    [...found.values()].flatMap(({ own }) => own.map(({ id }) => id)),
  )
  return starterCourses.map((starter) => {
    const there = found.get(starter.slug)
    if (!there) return { key: starter.slug, title: starter.title, state: 'gone', note: '', to: null }
    const { course, own } = there
    const missing = lessonsOf(starter.slug).length - shippedAmong(starter, own).length
    const isAsShipped = missing === 0 && isUnchanged(starter, course, own) && !own.some(({ id }) => traces.recorded.has(id))
    const members = Math.max(0, ...own.map(({ id }) => traces.members.get(id) ?? 0))
    const notes = own.reduce((sum, { id }) => sum + (traces.notes.get(id) ?? 0), 0)
    return {
      key: starter.slug,
      title: course.title,
      state: isAsShipped ? 'unchanged' : 'changed',
      note: [
        missing > 0 ? `${missing} of its lessons ${missing === 1 ? 'is' : 'are'} gone.` : '',
        members > 0 ? `Members have begun it: ${members}.` : '',
        notes > 0 ? `Notes that members wrote in it: ${notes}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
      to: `/admin/courses/${course.id}`,
    }
  })
}

/** Deletes courses that ship, with all that is in them. Returns how many there were. */
export async function removeStarterCourses(
  services: Pick<Infrastructure, 'db' | 'jobs' | 'audit' | 'broadcast'>,
  author: Author,
  keys: readonly string[],
): Promise<number> {
  const found = await findStarterCourses(services)
  let removed = 0
  for (const key of keys) {
    const there = found.get(key)
    if (there && (await deleteCourse(services, author, there.course.id))) removed += 1
  }
  return removed
}

/** Brings courses back that ship, and those of their lessons that are missing. Returns how many were brought back, in whole or in part. */
export async function restoreStarterCourses(
  services: Pick<Infrastructure, 'db' | 'broadcast' | 'clock' | 'site'>,
  keys: readonly string[],
): Promise<number> {
  const now = services.clock.now()
  let restored = 0
  for (const starter of starterCourses.filter(({ slug }) => keys.includes(slug))) {
    restored += await services.db.transaction(async (tx) => {
      const there = (await findStarterCourses({ db: tx })).get(starter.slug)
      const courseId =
        there?.course.id ??
        (
          await tx
            .insert(courses)
            .values({ ...starter, createdAt: now })
            .returning()
        )[0]!.id
      const known = new Set(there?.own.map(({ slug }) => slug))
      const modules = await tx.select().from(courseModules).where(eq(courseModules.courseId, courseId))
      let added = there ? 0 : 1
      for (const module of modulesOf(starter.slug)) {
        const missing = module.lessons.filter(({ slug }) => !known.has(slug))
        if (missing.length === 0) continue
        const moduleId = modules.find(({ title }) => title === module.title)?.id ?? null
        await insertStarterLessons(services, tx, { courseId, moduleId, module: { ...module, lessons: missing }, now })
        added = 1
      }
      if (added > 0) await services.broadcast.publish(tx, PAGES)
      return added
    })
  }
  return restored
}

async function findStarterCourses({ db }: Db): Promise<Map<string, { course: Row; own: LessonRow[] }>> {
  const { id, courseId, slug, title, summary, practice, body, status, version } = lessons
  const ofCourses = await db.select().from(courses)
  const ofLessons = await db.select({ id, courseId, slug, title, summary, practice, body, status, version }).from(lessons)
  const byCourse = Map.groupBy(ofLessons, (lesson) => lesson.courseId)
  const found = starterCourses.flatMap((starter) => {
    const isItsOwn = ({ slug }: Pick<LessonRow, 'slug'>) => lessonsOf(starter.slug).some((lesson) => lesson.slug === slug)
    const course =
      ofCourses.find((row) => row.slug === starter.slug) ?? ofCourses.find((row) => byCourse.get(row.id)?.some(isItsOwn))
    return course ? [[starter.slug, { course, own: byCourse.get(course.id) ?? [] }] as const] : []
  })
  return new Map(found)
}

function shippedAmong({ slug }: StarterCourse, own: readonly LessonRow[]): StarterModule['lessons'][number][] {
  return lessonsOf(slug).filter((lesson) => own.some((row) => row.slug === lesson.slug))
}

/** Whether a course, and every lesson in it, says what it said when it was given. */
function isUnchanged(starter: StarterCourse, course: Row, own: readonly LessonRow[]): boolean {
  const { title, summary, pillar, slug } = starter
  const isSame = course.title === title && course.summary === summary && course.pillar === pillar && course.slug === slug
  return isSame && course.isPublished && own.every((row) => isShipped(slug, row))
}

function isShipped(course: string, row: LessonRow): boolean {
  const lesson = lessonsOf(course).find(({ slug }) => slug === row.slug)
  if (!lesson || row.status !== 'published') return false
  // An earlier release gave it in other words: nobody has changed it since.
  if (row.version === 1) return true
  const { title, summary, practice, body } = lesson
  return row.title === title && row.summary === summary && row.practice === practice && row.body === body
}

/** What members and the owner left in lessons: how many members began each, their notes, and which have a recording. */
async function countTraces({ db }: Db, ids: readonly string[]) {
  if (ids.length === 0)
    return { members: new Map<string, number>(), notes: new Map<string, number>(), recorded: new Set<string>() }
  const members = await db
    .select({ id: lessonProgress.lessonId, count: countDistinct(lessonProgress.userId) })
    .from(lessonProgress)
    .where(inArray(lessonProgress.lessonId, [...ids]))
    .groupBy(lessonProgress.lessonId)
  const notes = await db
    .select({ id: lessonNotes.lessonId, count: count() })
    .from(lessonNotes)
    .where(inArray(lessonNotes.lessonId, [...ids]))
    .groupBy(lessonNotes.lessonId)
  const recorded = await db
    .select({ id: lessonRecordings.lessonId })
    .from(lessonRecordings)
    .where(inArray(lessonRecordings.lessonId, [...ids]))
  return {
    members: new Map(members.map(({ id, count }) => [id, count])),
    notes: new Map(notes.map(({ id, count }) => [id, count])),
    recorded: new Set(recorded.map(({ id }) => id)),
  }
}
