/** What is published on the site, counted. */
export interface Counts {
  readonly courses: number
  /** Subjects that have a published course. */
  readonly subjects: number
  /** Subjects that are shown: also those of which there is a post, a product or a page that the owner wrote. */
  readonly plates: number
  readonly lessons: number
  /** Lessons that the trial opens. */
  readonly trialLessons: number
  /** Lessons with a film. */
  readonly films: number
  /** The shortest and the longest lesson, in whole minutes; null where no lesson says how long it is. */
  readonly minutes: { readonly least: number; readonly most: number } | null
  readonly posts: number
  readonly products: number
  /** The shelves of the shop on which something stands. */
  readonly shelves: ReadonlyArray<'supplements' | 'equipment' | 'books' | 'accessories'>
  readonly plans: number
}

/** A sentence that ships, and what an open site says in its place; null where it is true as it stands. */
interface CountedSentence {
  readonly says: string
  readonly now: (counts: Counts) => string | null
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve']
const counted = (count: number, one: string, many = `${one}s`) => `${words[count] ?? String(count)} ${count === 1 ? one : many}`
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const all = new Intl.ListFormat('en-GB')
const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What stands where there are lessons; where there are none, something else or nothing. */
const withLessons = (says: string, without = ''): CountedSentence => ({
  says,
  now: ({ lessons }) => (lessons > 0 ? null : without),
})
const withCourses = (says: string, without = ''): CountedSentence => ({
  says,
  now: ({ courses }) => (courses > 0 ? null : without),
})
/** What stands where something is on a shelf of the shop. */
const withShelves = (says: string, without: string): CountedSentence => ({
  says,
  now: ({ shelves }) => (shelves.length > 0 ? null : without),
})
/** What counts five subjects; `other` counts those that have a course. */
const withFiveSubjects = (says: string, other: (counts: Counts) => string, without = ''): CountedSentence => ({
  says,
  now: (counts) => (counts.subjects === 5 ? null : counts.subjects > 0 ? other(counts) : without),
})

function lasting({ minutes }: Counts): string {
  if (!minutes) return ''
  const { least, most } = minutes
  if (most === 1) return 'a minute'
  return least === most ? `${most} minutes` : `${least} to ${most} minutes`
}

/** What every lesson that ships takes in minutes: the sentences that say so hold for nothing else. */
const isShortFilms = ({ minutes, films, lessons }: Counts) => films === lessons && minutes !== null && minutes.most <= 5

/**
 * Sentences of the starter that say or count what may not be there. On a sample site they stand as they are; on an open one each is held to
 * what is published. An empty answer takes the sentence away, and with it whatever has nothing left to say (`sayWhatIsThere`).
 */
export const countedSentences: readonly CountedSentence[] = [
  // Home
  withLessons('Clear courses, a two-minute daily check-in and', 'A two-minute daily check-in and'),
  withLessons('Lessons you can finish before the next meeting.', 'A check-in you can finish before the next meeting.'),
  {
    says: 'Five subjects, one body. ',
    now: ({ plates }) => (plates === 5 ? null : plates < 2 ? '' : `${counted(plates, 'subject')}, one body. `),
  },
  withLessons(
    'Each lesson says what is well supported, what is still argued about and what is only popular, and names where it read so.',
  ),
  withLessons('Lessons are short and practices are smaller. '),
  withFiveSubjects(
    'All five subjects, the daily check-in,',
    ({ courses }) => `${courses === 1 ? 'The course' : 'All courses'}, the daily check-in,`,
    'The daily check-in,',
  ),
  ...[
    'A short lesson takes 2 to 5 minutes, a long one about a quarter of an hour, and the check-in about two minutes.',
    'Lessons are short, and the check-in takes about two minutes.',
  ].map((says): CountedSentence => ({
    says,
    now: (counts) =>
      counts.minutes
        ? `A lesson takes ${lasting(counts)}, and the check-in about two minutes.`
        : 'The check-in takes about two minutes.',
  })),
  withLessons(
    ' A week with one lesson and a few check-ins is a good week; a week without either costs you a streak at most, and nothing that you have learned.',
    ' A week with a few check-ins is a good week; a week without one costs you a streak at most.',
  ),
  // About, how we help
  withFiveSubjects(
    'A small school for everyday health: five subjects, short lessons, and your own numbers as the homework.',
    ({ subjects }) =>
      `A small school for everyday health: ${small(counted(subjects, 'subject'))}, and your own numbers as the homework.`,
    'Everyday health, with your own numbers as the homework.',
  ),
  withLessons('A lesson has one question, one answer and one thing to try. '),
  {
    says: 'Short video lessons take 2 to 5 minutes; what they leave out stands in writing beside them. ',
    now: (counts) => (isShortFilms(counts) ? null : counts.minutes ? `A lesson takes ${lasting(counts)}. ` : ''),
  },
  withLessons(', and each lesson names which is which.', '.'),
  withLessons(
    'You choose the pillar whose question keeps coming back and begin with its first lesson. One change at a time, and only one.',
    'You choose the question that keeps coming back. One change at a time, and only one.',
  ),
  withLessons(', drop what did not, take the next lesson.', ', drop what did not.'),
  withLessons('The two habits meet in every lesson. '),
  // Courses
  withFiveSubjects('Five subjects, one lesson at a time. Each ends with something small to try before the next.', ({ lessons }) =>
    lessons > 0 ? 'One lesson at a time.' : '',
  ),
  {
    says: 'Five courses, one a pillar. Begin with any of them; they do not build on each other.',
    now: ({ courses, subjects }) =>
      courses === 5 && subjects === 5
        ? null
        : courses === 0
          ? ''
          : `${counted(courses, 'course')}.${courses > 1 ? ' Begin with any of them.' : ''}`,
  },
  ...[
    'Short video lessons of 2 to 5 minutes, with the longer story in writing beside them.',
    'Short lessons, with the longer story in writing.',
  ].map((says): CountedSentence => ({
    says,
    now: (counts) =>
      isShortFilms(counts)
        ? null
        : counts.lessons === 0
          ? ''
          : counts.minutes
            ? `A lesson takes ${lasting(counts)}.`
            : 'Lesson by lesson.',
  })),
  { says: 'Watch for a few minutes', now: (counts) => (isShortFilms(counts) ? null : 'Take a lesson') },
  withLessons('Every lesson ends with a practice, and with a smaller version for the worst day of the week.'),
  {
    says: 'Seven days of three complete lessons per pillar. ',
    now: ({ trialLessons }) =>
      trialLessons > 0 ? `Seven days with ${small(counted(trialLessons, 'lesson'))}. ` : 'Seven days. ',
  },
  ...['Five pillars, 150+ short video lessons and weekly live Q&As.', 'Five pillars in short lessons.'].map(
    (says): CountedSentence => ({
      says,
      now: ({ courses, lessons }) =>
        courses === 0 ? '' : `${counted(courses, 'course')}${lessons > 0 ? ` with ${small(counted(lessons, 'lesson'))}` : ''}.`,
    }),
  ),
  // Pricing and plans
  {
    says: 'Three ways to pay for the same five pillars.',
    now: ({ plans, subjects }) =>
      plans === 3 && subjects === 5 ? null : plans > 1 ? `${counted(plans, 'way')} to pay for the same membership.` : '',
  },
  {
    says: 'All five pillars',
    now: ({ subjects, courses }) =>
      subjects === 5 ? null : courses === 0 ? '' : courses === 1 ? 'The whole course' : 'All courses',
  },
  withLessons('Every course, every lesson, cancel anytime.', 'Cancel anytime.'),
  withLessons('Pay once and keep learning.', 'Pay once.'),
  withLessons('Pay once; future lessons included.', 'Pay once.'),
  // Services, coaching, employers
  withFiveSubjects('Five pillars in short lessons, in an order', ({ lessons }) =>
    lessons > 0 ? 'Lessons in an order' : 'In an order',
  ),
  withFiveSubjects(
    'A daily check-in of two minutes, lessons from the five pillars where they fit, and short sessions',
    () => 'A daily check-in of two minutes, lessons where they fit, and short sessions',
    'A daily check-in of two minutes, and short sessions',
  ),
  withLessons('How is coaching different from the courses?', 'How does coaching work?'),
  withLessons('The courses explain; coaching applies. ', ''),
  withLessons(' Lessons come in where they help, and stay out where they do not.'),
  withLessons('A shared rhythm of lessons and live sessions for teams', 'A shared rhythm for teams'),
  withFiveSubjects(
    'The five pillars in lessons of a few minutes, a shared theme',
    () => 'Short lessons, a shared theme',
    'A shared theme',
  ),
  withCourses('One pillar at a time, at the pace', 'One theme at a time, at the pace'),
  withLessons('a few short lessons and one live session', 'one live session'),
  withLessons('has one theme and a few short lessons.', 'has one theme.'),
  withLessons('people open twice: short lessons, a shared rhythm', 'people open twice: a shared rhythm'),
  // Contact, shop, blog
  withCourses(
    'A question about the courses, the coaching or your membership?',
    'A question about the coaching or your membership?',
  ),
  withShelves('Supplements, equipment, books and accessories that go with the lessons.', ''),
  withShelves(
    'Supplements, equipment, books and accessories picked to go with the lessons, each with its reason and its price.',
    'What we recommend, each with its reason. Nothing is on the shelves at the moment.',
  ),
  withLessons('accessories that go with the lessons.', 'accessories.'),
  withLessons('accessories picked to go with the lessons, each', 'accessories, each'),
  {
    says: 'Supplements, equipment, books and accessories',
    now: ({ shelves }) => (shelves.length === 4 ? null : large(all.format(shelves))),
  },
  ...(
    [
      ['home gym equipment', 'equipment'],
      ['health books', 'books'],
    ] as const
  ).map(([says, shelf]): CountedSentence => ({ says, now: ({ shelves }) => (shelves.includes(shelf) ? null : '') })),
  {
    says: 'Weekly articles on sleep, nutrition, fitness, supplements and stress: what is known, how well, and what to do on Monday.',
    now: ({ posts }) => (posts > 0 ? null : 'What is known, how well, and what to do on Monday. The first article follows.'),
  },
  // The assistant
  withCourses('about our coaching and courses.', 'about our coaching.'),
  {
    says: 'our coaching, courses, prices, posts or products',
    now: ({ courses, posts, products }) => {
      const further = [courses > 0 && 'courses', 'prices', posts > 0 && 'posts', products > 0 && 'products']
      return either.format(['our coaching', ...further.filter((thing) => thing !== false)])
    },
  },
  // Everywhere
  withLessons('Science-based health courses, a two-minute daily check-in and', 'A two-minute daily check-in and'),
  withLessons('Health courses, a two-minute daily check-in and', 'A two-minute daily check-in and'),
  withCourses('Courses and daily practice for', 'Daily practice for'),
  // What search engines are told a page is about
  ...['sleep course', 'nutrition course', 'fitness course', 'stress course'].map((says) => withFiveSubjects(says, () => '')),
  ...['health courses', 'online health education'].map((says) => withCourses(says)),
]
