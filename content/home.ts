/** The words of the home page. */

export const hero = {
  lines: ['Good health is a skill.', 'Learn it like one.'],
  lead:
    'Clear courses, a two-minute daily check-in and a calm view of your own numbers, across sleep, nutrition, fitness, supplements ' +
    'and stress. Made for people whose days are already full.',
  note: 'Health coaching and education. Not medical care.',
} as const

export const audiences = {
  title: 'One membership, three kinds of full day.',
  items: [
    { name: 'Busy professionals', text: 'Lessons you can finish before the next meeting.' },
    { name: 'Parents', text: 'Routines that survive a broken night.' },
    { name: 'Employers', text: 'A programme your team will open twice.' },
  ],
} as const

export const master = {
  title: "What You'll Master",
  lead: 'Five subjects, one body. Start with the question that keeps coming back, and let the others follow.',
} as const

export const why = {
  title: 'Why {name}',
  lead: 'Most health advice is loud and aimed at somebody else. Ours is quiet, sourced and measured against you.',
  points: [
    {
      figure: 'evidence',
      title: 'Evidence, with its error bars',
      text: 'Each lesson says what is well supported, what is still argued about and what is only popular, and names where it read so.',
    },
    {
      figure: 'week',
      title: 'Sized for a working week',
      text: 'Lessons are short and practices are smaller. A missed day may end a streak, never your record, and nobody scolds you.',
    },
    {
      figure: 'range',
      title: 'Your line, not an average',
      text: 'A few daily numbers are enough to draw your own line. You learn to notice a real change, and to ignore a noisy Tuesday.',
    },
  ],
} as const

export const stories = {
  title: 'In members’ own words',
  lead: 'We publish a story only when its author has agreed to it and we have checked what it claims.',
} as const

export const banner = {
  title: 'Become a Member Today',
  text: 'All five subjects, the daily check-in, the calendar and your own record, from the first evening.',
  action: 'See the courses',
} as const

export const floatingCard = {
  title: 'Begin with one evening',
  text: 'Log your first day on the free trial.',
} as const

/** What is read below the dial of the example day. */
export const dayCaption =
  'Sleep 22:40 to 06:30. Four meals. One walk, one session. Three pauses for breath. An example, not a prescription.'
