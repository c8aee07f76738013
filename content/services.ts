import { offerClaims } from './claims/offers.ts'
import type { PillarSlug } from './pillars.ts'
import type { Reading } from './reading.ts'

export interface Service {
  readonly name: string
  /** Whose picture stands beside it. */
  readonly pillar: PillarSlug
  readonly text: string
  readonly to: string
  readonly action: string
}

export const services: readonly Service[] = [
  {
    name: 'Health coaching',
    pillar: 'stress',
    text: offerClaims['coaching-service'].text,
    to: '/coaching',
    action: 'About coaching',
  },
  {
    name: 'Lab analysis',
    pillar: 'nutrition',
    text: offerClaims['lab-service'].text,
    to: '/contact',
    action: 'Ask about lab analysis',
  },
  {
    name: 'Courses',
    pillar: 'sleep',
    text: 'Five pillars in short lessons, in an order that makes sense, with practices small enough to keep.',
    to: '/courses',
    action: 'See the courses',
  },
  {
    name: 'Corporate wellness programs',
    pillar: 'fitness',
    text: offerClaims['corporate-service'].text,
    to: '/corporate',
    action: 'For employers',
  },
  {
    name: 'Wellness shop',
    pillar: 'supplements',
    text: 'Supplements, equipment, books and accessories that go with the lessons. Some links pay us a commission.',
    to: '/shop',
    action: 'Visit the shop',
  },
  {
    name: offerClaims['weekly-blog-named'].text,
    pillar: 'stress',
    text: offerClaims['weekly-blog'].text,
    to: '/blog',
    action: 'Read the blog',
  },
]

export const coaching = {
  title: 'Health coaching',
  lead: 'For people who know enough, and want someone to think with them about doing it.',
  stepsTitle: 'How it goes',
  steps: [
    {
      title: 'One ordinary week',
      text: 'We begin with a conversation about it: when you get up, what you eat when nobody plans it, where the stress sits, what you have tried.',
    },
    {
      title: 'One change',
      text: 'At the end we name one change, small enough for your worst day, and how we will both know whether it worked.',
    },
    {
      title: 'The days between',
      text: 'A daily check-in of two minutes, lessons from the five pillars where they fit, and short sessions to talk about both.',
    },
    {
      title: 'Look again',
      text: 'Something changed or it did not. We keep what helped, drop what did not, and choose the next thing together.',
    },
  ],
  audiencesTitle: 'Made for full days',
  audiences: [
    {
      title: 'For full working days',
      text: 'A plan for people with meetings instead of mornings: movement in office clothes, meals that survive a train, and an end to the working day that holds.',
    },
    {
      title: 'For parents',
      text: 'Nights that are not your own, meals for several tastes, ten minutes at most. We plan for the broken night first and enjoy the quiet ones as they come.',
    },
    {
      title: 'With lab results in hand',
      text: offerClaims['lab-coaching'].text,
    },
  ],
  limits: {
    heading: 'What it is not',
    text: [
      'Coaching is not medical care. We do not diagnose, prescribe or treat, and we tell you when a question belongs to someone who does.',
    ],
  },
} as const

export const corporate: Reading = {
  title: 'Corporate wellness programs',
  lead: 'For employers who would rather have forty people do something small than four hundred ignore a poster.',
  passages: [
    {
      heading: 'What your team gets',
      text: [
        offerClaims['corporate-live-questions'].text,
        'Nobody has to be fit, thin or well rested to begin, and nobody has to tell a colleague how they slept. Who joins, joins for themselves.',
      ],
    },
    {
      heading: 'How it runs',
      text: ['One pillar at a time, at the pace of working weeks.'],
      points: [
        'We begin with a talk: who your people are, when they work, and what was tried before.',
        'Everybody gets an invitation and an account of their own; what they enter there is theirs.',
        offerClaims['corporate-live-session'].text,
        'At the end of a stretch we ask those who want to answer what helped, and change the next one accordingly.',
      ],
    },
    {
      heading: 'What you get',
      text: [
        offerClaims['corporate-contact'].text,
        'We promise no percentages. Whether it was worth it, your people will tell you better than a dashboard could.',
      ],
    },
    {
      heading: 'What you do not get',
      text: [
        'Anyone’s health data. What employees enter belongs to them. It is not shown to employers, not summed up by department, and not used ' +
          'to judge anybody.',
      ],
    },
  ],
}

export const corporateEnquiry = {
  title: 'Tell us about your team',
  lead: 'How many people, where they work, and what you have tried.',
  note: 'Your enquiry is kept in our inbox and read by a person. We use your address to answer you and for nothing else. Please leave out anybody’s health details.',
} as const
