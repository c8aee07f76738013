import type { Course, WithContext } from 'schema-dts'

import { wordsOfPage } from '#content/metadata.ts'
import { pageTitles } from '#content/page-titles.ts'
import { pillars } from '#content/pillars.ts'

import { context, publisherReference, type Publisher } from './json-ld.ts'

function course(house: Publisher, name: string, description: string, path: string): WithContext<Course> {
  return {
    '@context': context,
    '@type': 'Course',
    name,
    description,
    url: house.origin + path,
    provider: publisherReference(house),
  }
}

/** The five subjects as courses, for the page that lists them. */
export function pillarCourses(house: Publisher): WithContext<Course>[] {
  return pillars.map(({ title, text, slug }) => course(house, title, text, `/pillar/${slug}`))
}

/** Coaching as the course of one person. */
export function coachingCourse(house: Publisher): WithContext<Course> {
  return course(house, pageTitles['/coaching']!, wordsOfPage('/coaching').description, '/coaching')
}
