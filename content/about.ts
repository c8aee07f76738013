import { figureClaims } from './claims/figures.ts'
import { ownerClaims } from './claims/owner.ts'
import type { Reading } from './reading.ts'

/** Who founded the house, and the paragraphs about them, belong to the owner’s settings. */
export const aboutReading = ({ founder, bio }: { founder: string; bio: readonly string[] }): Reading => ({
  title: 'About {name}',
  lead: 'A small school for everyday health: five subjects, short lessons, and your own numbers as the homework.',
  passages: [
    {
      heading: 'Our mission',
      text: [
        'Most people already know what would be good for them, roughly. What is missing is an order in which to do it, a size that fits the ' +
          'week, and a way to see whether it helped. {name} exists to give busy professionals and parents those three things.',
      ],
    },
    { heading: 'The coach', text: [...(founder ? [`{name} was founded by ${founder}.`] : []), ...bio] },
    {
      heading: 'How we teach',
      text: [
        `${ownerClaims['one-thing-to-try'].text} ${figureClaims['taught-lesson-length'].text} ` +
          'In the daily check-in you note up to six numbers in about two minutes, and the dashboard shows what they add up to, ' +
          'with every part of the sum in the open.',
      ],
    },
  ],
})

/** Beside each stands a small instrument (`#features/site/core/reasons.tsx`). */
export const differences = {
  title: 'What is different here',
  points: [
    {
      figure: 'evidence',
      title: 'We say how sure we are',
      text: ownerClaims['how-sure'].text,
    },
    {
      figure: 'week',
      title: 'We start small',
      text: ownerClaims['worst-day'].text,
    },
    {
      figure: 'range',
      title: 'You are your own comparison',
      text: 'The numbers are yours: they are shown to you, kept from everyone else, and measured against your own past.',
    },
  ],
} as const

export const howWeHelp = {
  title: 'How we help',
  lead: 'The same three steps for everyone; what fills them depends on the day you have.',
  stepsTitle: 'Three steps, then again',
  steps: [
    {
      title: 'See where you are',
      text:
        'A check-in of up to six numbers, weight, sleep, steps, water, heart rate variability and resting heart rate, gives you a starting ' +
        'point. Any of them may stay empty.',
    },
    {
      title: 'Learn one thing',
      text: 'You choose the pillar whose question keeps coming back and begin with its first lesson. One change at a time, and only one.',
    },
    {
      title: 'Look again',
      text: 'After some days the line either moved or it did not. Both are answers. Keep what helped, drop what did not, take the next lesson.',
    },
  ],
  audiencesTitle: 'What fills them',
  audiences: [
    {
      title: 'For busy professionals',
      text: 'Lessons that end before the next meeting, practices that can be done in office clothes, and no guilt for the week of the deadline.',
      to: '/courses',
      action: 'See the courses',
    },
    {
      title: 'For parents',
      text: 'Plans that expect broken nights and shared meals. Nothing here needs a quiet house.',
      to: '/coaching',
      action: 'About coaching',
    },
    {
      title: 'For employers',
      text: 'A programme that people can join without showing anyone at work how they slept. What belongs to an employee stays with the employee.',
      to: '/corporate',
      action: 'Corporate wellness programs',
    },
  ],
} as const
