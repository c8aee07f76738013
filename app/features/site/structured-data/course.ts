import type { Course, WithContext } from 'schema-dts'

import { wordsOfPage } from '#content/metadata.ts'
import { pageTitles } from '#content/page-titles.ts'
import { pillars } from '#content/pillars.ts'

import { context, publisherReference, type Publisher } from './json-ld.ts'

function course(publisher: Publisher, name: string, description: string, path: string): WithContext<Course> {
  return {
    '@context': context,
    '@type': 'Course',
    name,
    description,
    url: publisher.origin + path,
    provider: publisherReference(publisher),
  }
}

/** The five subjects as courses, for the page that lists them. */
export function pillarCourses(publisher: Publisher): WithContext<Course>[] {
  return pillars.map(({ title, text, slug }) => course(publisher, title, text, `/pillar/${slug}`))
}

/** The courses that are published, for an open site, which lists nothing else as one. */
export function publishedCourses(
  publisher: Publisher,
  courses: ReadonlyArray<{ readonly slug: string; readonly title: string; readonly summary: string }>,
): WithContext<Course>[] {
  return courses.map(({ slug, title, summary }) => course(publisher, title, summary, `/courses/${slug}`))
}

/** Coaching as the course of one person. */
export function coachingCourse(publisher: Publisher): WithContext<Course> {
  return course(publisher, pageTitles['/coaching']!, wordsOfPage('/coaching').description, '/coaching')
}
