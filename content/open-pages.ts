import type { Counts } from './open-site.ts'
import type { PillarSlug } from './pillars.ts'

/** What a page of a subject says in the place of its second passage while the course that ships for it is not on the site. */
export const withoutTheCourse: Readonly<Record<PillarSlug, string>> = {
  sleep: 'Loud snoring, pauses in breathing or months of sleepless nights belong to a doctor.',
  nutrition:
    'If you live with an illness, an allergy or a history of disordered eating, make changes together with the people who treat you.',
  fitness: 'With pain in the chest, faintness, a recent injury or an illness of the heart, speak to a doctor before you train.',
  supplements:
    'Supplements can interact with medicines and with each other. Take the label to your pharmacist or doctor before you start, above all ' +
    'when you are pregnant, take medication or wait for an operation.',
  stress:
    'If worry, low mood or panic keep you from living your days, or if you think of harming yourself, please turn to a doctor or a crisis line now.',
}

/** What an open site says where it lists its own courses. */
export const openCourses = {
  curriculumLead: 'What each course teaches.',
  aboutTitle: 'What it is about',
  tilesTitle: { one: 'The course', many: 'The courses' },
  tileAction: 'See the course',
  closing: 'Begin with one question.',
  /** In the place of a way to courses while there are none. */
  otherWay: { action: 'See the plans', to: '/pricing' },
} as const

/** What the shop of an open site says of a shelf on which nothing stands: it promises nothing. */
export const openShop = {
  emptyText: 'Nothing stands on this shelf at the moment.',
  soonTitle: 'Nothing stands here',
  booksText: '',
  accessoriesSoonText: '',
} as const

/** What the page of the calendar of an open site says while its owner shows none. */
export const openCalendar = { sampleLead: 'No hours are shown here. Ask for a time, and we find one together.' } as const

/** What the trial opens, on an open site. */
export function trialLessonsLine({ trialLessons, lessons }: Counts): string {
  if (trialLessons === 0) return ''
  return trialLessons === lessons
    ? `All lessons: ${trialLessons}`
    : trialLessons === 1
      ? '1 complete lesson'
      : `${trialLessons} complete lessons`
}
