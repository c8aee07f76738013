import { z } from 'zod'

import { pillars, type PillarSlug } from '#content/pillars.ts'
import { slugOf } from '#features/site/slug.ts'

import { atMost, line } from './typed-text.ts'

/** `/courses/search` is the search of all courses. */
const RESERVED = 'search'

const title = line(120).refine((text) => text !== '', 'Please enter a title.')
const pillar = z
  .string()
  .default('')
  .refine((slug) => pillars.some((one) => one.slug === slug), 'Please choose a pillar from the list.')
  .transform((slug) => slug as PillarSlug)

/** What begins a course. */
export const NewCourseForm = z.object({ title, pillar })

/** What the form of a course’s own fields sends. */
export const CourseForm = z.object({
  title,
  slug: line(120)
    .transform(slugOf)
    .refine((slug) => slug !== RESERVED, 'This address is taken by the search: choose another one.'),
  pillar,
  summary: line(300).pipe(z.string().max(300, atMost(300))),
  version: z.coerce.number().int().positive().catch(0),
})

/** A module or a lesson that is added, by its title. */
export const TitleForm = z.object({ title })

/** The reserved address never falls to a course that nobody gave one. */
export function courseSlugOf(title: string): string {
  const slug = slugOf(title) || 'course'
  return slug === RESERVED ? 'course' : slug
}
