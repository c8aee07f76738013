import type { Course, WithContext } from 'schema-dts'

import { wordsOfPage } from '#content/metadata.ts'
import { pageTitles } from '#content/page-titles.ts'
import { pillars } from '#content/pillars.ts'

import { context, houseReference, type House } from './thing.ts'

function course(house: House, name: string, description: string, path: string): WithContext<Course> {
  return {
    '@context': context,
    '@type': 'Course',
    name,
    description,
    url: house.origin + path,
    provider: houseReference(house),
  }
}

/** The five subjects as courses, for the page that lists them. */
export function pillarCourses(house: House): WithContext<Course>[] {
  return pillars.map(({ title, text, slug }) => course(house, title, text, `/pillar/${slug}`))
}

/** Coaching as the course of one person. */
export function coachingCourse(house: House): WithContext<Course> {
  return course(house, pageTitles['/coaching']!, wordsOfPage('/coaching').description, '/coaching')
}
