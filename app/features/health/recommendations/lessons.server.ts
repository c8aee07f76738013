import { createHash } from 'node:crypto'

import { habits } from '#content/recommendations/habits.ts'
import { recommendationRules } from '#content/recommendations/rules.ts'
import { findLessonLinks } from '#features/courses/learning/lesson-addresses.server.ts'
import { cachedValue } from '#platform/cached-value.server.ts'
import type { Infrastructure } from '#platform/infrastructure.server.ts'

const slugs = [...new Set([...recommendationRules, ...habits].flatMap(({ lesson }) => (lesson ? [lesson.lesson] : [])))]

/** The lessons that recommendations and habits name, as far as they are published under that name still. Kept in memory. */
export const readLessonLinks = cachedValue('pages', (services: Pick<Infrastructure, 'db'>) => findLessonLinks(services, slugs))

const fingerprints = new WeakMap<object, string>()

/** Tells these links from others. */
export function fingerprintOfLessons(links: Awaited<ReturnType<typeof readLessonLinks>>): string {
  const fingerprint =
    fingerprints.get(links) ?? createHash('sha256').update(JSON.stringify(links)).digest('base64url').slice(0, 16)
  fingerprints.set(links, fingerprint)
  return fingerprint
}
