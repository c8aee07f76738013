import { starterCourses } from '#content/courses.ts'
import { openCalendar, openCourses, openShop, trialLessonsLine, withoutTheCourse } from '#content/open-pages.ts'
import { pillarPages } from '#content/pillar-pages.ts'
import type { PillarSlug } from '#content/pillars.ts'
import { trialTerms } from '#content/plans.ts'
import { clockTime } from '#features/courses/core/clock-time.ts'
import type { PublishedCourse } from '#features/courses/core/published-course.ts'
import type { Fields, Values } from '#features/pages/core/fields.ts'
import type { StarterPage, StarterSection } from '#features/pages/core/page.ts'
import type { SectionKind } from '#features/pages/core/section-kind.ts'
import { bannerKind } from '#features/pages/kinds/banner.tsx'
import { blogFrame } from '#features/pages/kinds/blog-frames.ts'
import { calendarFrame } from '#features/pages/kinds/calendar-frame.ts'
import { closingKind } from '#features/pages/kinds/closing.tsx'
import { coursesFrame } from '#features/pages/kinds/course-frames.ts'
import { curriculumKind } from '#features/pages/kinds/curriculum.tsx'
import { lessonPreviewsKind } from '#features/pages/kinds/lesson-previews.tsx'
import { passageKind } from '#features/pages/kinds/passage.tsx'
import { shopFrame } from '#features/pages/kinds/shop-frames.ts'
import { stepsKind } from '#features/pages/kinds/steps.tsx'
import { subjectsKind } from '#features/pages/kinds/subjects.tsx'
import { tilesKind } from '#features/pages/kinds/tiles.tsx'
import { trialFrame } from '#features/pages/kinds/trial-frame.ts'
import { sayWhatIsThere } from '#features/site/core/say-what-is-there.ts'

import type { WhatIsThere } from './what-is-there.ts'

/** How many lessons of a course, and of a subject, are named where courses are presented. */
const TOPICS = 8
const PREVIEWS = 3

/** Changes the values of a section of one kind. */
interface Change {
  readonly kind: string
  /** Null leaves it as it ships. */
  readonly valuesOf: (section: StarterSection, page: StarterPage, there: WhatIsThere) => Readonly<Record<string, unknown>> | null
}

function change<Of extends Fields>(
  { name }: SectionKind<Of>,
  valuesOf: (values: Values<Of>, page: StarterPage, there: WhatIsThere) => Partial<Values<Of>> | null,
): Change {
  return { kind: name, valuesOf: ({ values }, page, there) => valuesOf(values as Values<Of>, page, there) }
}

/** What of the pages that ship is made from what is published. */
const changes: readonly Change[] = [
  change(curriculumKind, (_, __, { courses }) =>
    areThoseThatShip(courses)
      ? null
      : {
          lead: openCourses.curriculumLead,
          goalTitle: openCourses.aboutTitle,
          items: courses.map(({ slug, pillar, title, summary, lessons }) => ({
            colour: pillar,
            picture: { illustration: pillar, seed: slug },
            title,
            to: `/courses/${slug}`,
            topics: lessons
              .slice(0, TOPICS)
              .map((lesson) => lesson.title)
              .join('\n'),
            goal: summary,
          })),
        },
  ),
  change(coursesFrame, (_, __, { courses }) => (courses.length > 0 ? null : { secondAction: '', secondTo: '' })),
  change(stepsKind, (_, { id }, { counts }) => (id === 'courses' && counts.lessons === 0 ? { steps: [] } : null)),
  change(subjectsKind, ({ items }, _, { subjects }) => ({
    items: items.filter(({ colour }) => subjects.some((slug) => slug === colour)),
  })),
  change(bannerKind, ({ to }, _, { courses }) => (courses.length > 0 || to !== '/courses' ? null : openCourses.otherWay)),
  change(lessonPreviewsKind, ({ lessons, colour }, _, { courses }) => ({
    lessons: previewsOf(lessons, taught(courses, colour)),
  })),
  change(tilesKind, (_, { subject }, { courses }) => {
    if (!subject || hasItsCourse(courses, subject)) return null
    const own = taught(courses, subject)
    const { one, many } = openCourses.tilesTitle
    return {
      ...(own.length > 0 && { title: own.length === 1 ? one : many }),
      tiles: own.map(({ slug, title, summary }) => {
        return { title, text: summary, action: openCourses.tileAction, to: `/courses/${slug}` }
      }),
    }
  }),
  change(passageKind, ({ text }, { subject }, { courses }) =>
    !subject || hasItsCourse(courses, subject)
      ? null
      : { text: text.replace(pillarPages[subject as PillarSlug].text[1]!, withoutTheCourse[subject as PillarSlug]) },
  ),
  change(closingKind, (_, { subject }, { courses }) =>
    !subject || hasItsCourse(courses, subject) ? null : { title: openCourses.closing },
  ),
  change(blogFrame, (_, __, { courses }) => (courses.length > 0 ? null : { emptyAction: '' })),
  change(calendarFrame, () => openCalendar),
  change(shopFrame, (_, __, { counts }) => ({
    ...openShop,
    ...(!counts.shelves.includes('supplements') && { soonAction: '' }),
  })),
  change(trialFrame, (_, __, { courses, counts }) => ({ includes: trialIncludes(courses, counts).map((text) => ({ text })) })),
]

/** The pages that ship, with what is published in the place of what ships: what is not there is not led to. */
export function madeOfWhatIsThere(pages: readonly StarterPage[], there: WhatIsThere): StarterPage[] {
  return pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => {
      const values = changes.reduce(
        (own, { kind, valuesOf }) =>
          kind === section.kind ? { ...own, ...valuesOf({ ...section, values: own }, page, there) } : own,
        section.values,
      )
      return { ...section, values }
    }),
  }))
}

/** A page whose sentences hold to what is published: what is not there is neither named nor counted. */
export function inCounts(page: StarterPage, { counts }: WhatIsThere): StarterPage {
  return {
    ...page,
    sections: page.sections.map((section) => ({ ...section, values: sayWhatIsThere(section.values, counts) })),
  }
}

function taught(courses: readonly PublishedCourse[], subject: string): PublishedCourse[] {
  return courses.filter(({ pillar }) => pillar === subject)
}

const shipped = new Map(starterCourses.map(({ slug, pillar, title }) => [slug, { pillar, title }]))

function ships({ slug, pillar, title }: PublishedCourse): boolean {
  const known = shipped.get(slug)
  return known?.pillar === pillar && known.title === title
}

/** Whether the course of a subject that ships is on the site, so that what its page says of it is true. */
function hasItsCourse(courses: readonly PublishedCourse[], subject: string): boolean {
  return taught(courses, subject).some((course) => ships(course) && course.lessons.length > 0)
}

function areThoseThatShip(courses: readonly PublishedCourse[]): boolean {
  return courses.length === shipped.size && courses.every((course) => ships(course) && course.lessons.length > 0)
}

/** Of the lessons that ship those that are there, as they are called now; else the first ones of the subject. */
function previewsOf(previews: Values<typeof lessonPreviewsKind.fields>['lessons'], courses: readonly PublishedCourse[]) {
  const lessons = new Map(courses.flatMap((course) => course.lessons.map((lesson) => [lesson.slug, lesson])))
  const kept = previews.filter(({ slug }) => lessons.has(slug))
  const shown = kept.length > 0 ? kept.map(({ slug }) => lessons.get(slug)!) : [...lessons.values()].slice(0, PREVIEWS)
  return shown.map(({ slug, title, durationSeconds, summary }) => {
    const said = kept.find((preview) => preview.slug === slug)
    return {
      slug,
      title,
      duration: durationSeconds > 0 ? clockTime(durationSeconds) : '',
      description: said?.title === title ? said.description : summary,
    }
  })
}

/** What the trial includes as it ships, with the lessons that there are in the place of the three lines that name some. */
function trialIncludes(courses: readonly PublishedCourse[], counts: WhatIsThere['counts']): string[] {
  const has = (slug: string) =>
    courses.some(({ lessons }) => lessons.some((lesson) => lesson.slug === slug && lesson.opensInTrial))
  const [perPillar, guide, miniCourse] = trialTerms.includes
  const lines: Readonly<Record<string, string>> = {
    [perPillar]: trialLessonsLine(counts),
    [guide]: has('sleep-quick-start') ? guide : '',
    [miniCourse]:
      has('nutrition-mini-breakfast') && has('nutrition-mini-lunch') && has('nutrition-mini-evening') ? miniCourse : '',
  }
  return trialTerms.includes.map((line) => lines[line] ?? line).filter((line) => line !== '')
}
