/** What `/courses` begins with, and shows while the rest is on the way. */
export const coursesHeading = {
  title: 'Courses',
  lead: 'Five subjects, one lesson at a time. Each ends with something small to try before the next.',
} as const
