import { inArray } from 'drizzle-orm'

import { pillars } from '#content/pillars.ts'
import type { PublishedTextContributor } from '#platform/published-texts.ts'

import { courses } from './tables.server.ts'

/** What everybody may read of each course: its title and summary. Lessons are the members’. */
export const coursePublishedTexts: PublishedTextContributor = {
  name: 'courses',
  async list({ db }) {
    const rows = await db.select().from(courses)
    return rows.map(({ slug, title, summary }) => ({ key: slug, mark: `${title}\n${summary}` }))
  },
  async read({ db }, keys) {
    const rows = await db
      .select()
      .from(courses)
      .where(inArray(courses.slug, [...keys]))
    return new Map(
      rows.map(({ slug, title, summary, pillar }) => {
        const subject = pillars.find((one) => one.slug === pillar)?.title ?? pillar
        const passages = [{ heading: title, text: `“${title}” is our course on ${subject.toLowerCase()}. ${summary}` }]
        return [slug, { path: '/courses', title: 'Courses', kind: 'course' as const, passages }]
      }),
    )
  },
}
