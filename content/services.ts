import type { Reading } from './reading.ts'

export interface Service {
  readonly name: string
  readonly text: string
  readonly to: string
  readonly action: string
}

export const services: readonly Service[] = [
  {
    name: 'Health coaching',
    text: 'One-to-one work on the one thing that would change most, with a plan that fits your week.',
    to: '/coaching',
    action: 'About coaching',
  },
  {
    name: 'Lab analysis',
    text: 'Bring the blood results you already have. We read them with you, word by word, so that you know what to ask your doctor.',
    to: '/contact',
    action: 'Ask about lab analysis',
  },
  {
    name: 'Courses',
    text: 'Five pillars in short lessons, in an order that makes sense, with practices small enough to keep.',
    to: '/courses',
    action: 'See the courses',
  },
  {
    name: 'Corporate wellness programs',
    text: 'A shared rhythm of lessons and live sessions for teams, with every person’s data kept their own.',
    to: '/corporate',
    action: 'For employers',
  },
  {
    name: 'Wellness shop',
    text: 'Supplements, equipment, books and accessories that go with the lessons. Some links pay us a commission.',
    to: '/shop',
    action: 'Visit the shop',
  },
  {
    name: 'The weekly blog',
    text: 'One question a week, answered at the length it deserves. Free for everyone.',
    to: '/blog',
    action: 'Read the blog',
  },
]

export const coaching: Reading = {
  title: 'Health coaching',
  lead: 'For people who know enough, and want someone to think with them about doing it.',
  passages: [
    {
      heading: 'How it begins',
      text: [
        'With a conversation about one ordinary week: when you get up, what you eat when nobody plans it, where the stress sits, what you ' +
          'have tried. At the end we name one change, and how we will both know whether it worked.',
      ],
    },
    {
      heading: 'How it goes on',
      text: [
        'Short sessions, a daily check-in between them, and lessons from the five pillars where they fit. If you have lab results, bring them: ' +
          'we go through them together and write down the questions for your doctor.',
      ],
    },
    {
      heading: 'What it is not',
      text: [
        'Coaching is not medical care. We do not diagnose, prescribe or treat, and we tell you when a question belongs to someone who does.',
      ],
    },
  ],
}

export const corporate: Reading = {
  title: 'Corporate wellness programs',
  lead: 'For employers who would rather have forty people do something small than four hundred ignore a poster.',
  passages: [
    {
      heading: 'What your team gets',
      text: [
        'The five pillars in lessons of a few minutes, a shared theme for each stretch of weeks, live questions and answers, and a check-in of their own.',
      ],
    },
    {
      heading: 'What you get',
      text: ['A programme that is easy to explain and easy to join, and a person to talk to who answers.'],
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
