import { and, asc, eq } from 'drizzle-orm'

import { courses, lessons } from '#features/courses/core/tables.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const ADDRESS = /^\/courses\/([^/]+)(?:\/([^/]+))?$/

/** Published courses, and those of their lessons that anybody may take. */
export const coursePages = {
  async list({ db }: Pick<Infrastructure, 'db'>) {
    const ofCourses = await db
      .select(columns)
      .from(courses)
      .where(eq(courses.isPublished, true))
      .orderBy(asc(courses.position), asc(courses.id))
    return [...ofCourses.map(coursePage), ...(await findOpenLessons({ db }))]
  },
  async find({ db, log }: Pick<Infrastructure, 'db' | 'log'>, path: string) {
    const [, course, lesson] = ADDRESS.exec(path) ?? []
    if (!course) return null
    const found = async () => {
      if (lesson) return (await findOpenLessons({ db }, course, lesson))[0] ?? null
      const [row] = await db
        .select(columns)
        .from(courses)
        .where(and(eq(courses.slug, course), eq(courses.isPublished, true)))
      return row ? coursePage(row) : null
    }
    return found().catch((error: unknown) => {
      // The page itself says that it could not be read; its frame still stands.
      log.error({ err: error }, 'A course could not be looked up.')
      return null
    })
  },
}

const columns = { slug: courses.slug, title: courses.title, pillar: courses.pillar }

function coursePage({ slug, title, pillar }: { slug: string; title: string; pillar: string }) {
  return { path: `/courses/${slug}`, title, picture: { subject: pillar, seed: slug } }
}

async function findOpenLessons({ db }: Pick<Infrastructure, 'db'>, course?: string, lesson?: string) {
  const rows = await db
    .select({
      course: courses.slug,
      pillar: courses.pillar,
      slug: lessons.slug,
      title: lessons.title,
      changedAt: lessons.updatedAt,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(courses.isPublished, true),
        eq(lessons.status, 'published'),
        eq(lessons.isPreview, true),
        course === undefined ? undefined : eq(courses.slug, course),
        lesson === undefined ? undefined : eq(lessons.slug, lesson),
      ),
    )
    .orderBy(asc(lessons.createdAt), asc(lessons.id))
  return rows.map((row) => ({
    path: `/courses/${row.course}/${row.slug}`,
    title: row.title,
    changedAt: row.changedAt.toISOString(),
    picture: { subject: row.pillar, seed: row.slug },
  }))
}
