import { habits } from '#content/recommendations/habits.ts'
import { recommendationRules } from '#content/recommendations/rules.ts'
import { findLessonLinks } from '#features/courses/learning/lesson-addresses.server.ts'
import { keptValue } from '#platform/kept.server.ts'

const slugs = [...new Set([...recommendationRules, ...habits].flatMap(({ lesson }) => (lesson ? [lesson.lesson] : [])))]

/** The lessons that recommendations and habits name, as far as they are published under that name still. Kept in memory. */
export const readLessonLinks = keptValue('pages', (services) => findLessonLinks(services, slugs))
