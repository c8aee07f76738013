import type { RecommendationRule } from '#content/recommendations/rule.ts'

const course = 'supplements-worth-keeping'
/** The score counts reports of a year, and so do these. */
const YEAR = 365
const reason = 'Outside the laboratory’s range in your report of {day}: {names}.'

export const supplementsRules = [
  {
    id: 'lab-iron',
    pillar: 'supplements',
    rank: 'doctor',
    when: { statistic: 'result outside range', tests: ['2276-4', '2498-4', '2502-3', '718-7'], withinDays: YEAR },
    title: 'Iron: first the doctor, then the shelf',
    text: 'A result outside a range is a question for your doctor, and no finding by itself. Take no iron because of it, and stop none that was prescribed, before that conversation: for some people the surplus is harmful.',
    reason,
    lesson: { course, lesson: 'supplements-the-cupboard' },
    sources: ['nih-ods-iron'],
    reviewed: false,
  },
  {
    id: 'lab-vitamin-d',
    pillar: 'supplements',
    rank: 'doctor',
    when: { statistic: 'result outside range', tests: ['62292-8'], withinDays: YEAR },
    title: 'Add up the labels before you add a bottle',
    text: 'Ask your doctor what the result means for you. Vitamin D is stored, and far too much of it for long enough does harm, so count what you take already.',
    reason,
    lesson: { course, lesson: 'supplements-forms-and-doses' },
    sources: ['nih-ods-vitamin-d'],
    reviewed: false,
  },
  {
    id: 'lab-magnesium',
    pillar: 'supplements',
    rank: 'doctor',
    when: { statistic: 'result outside range', tests: ['19123-9'], withinDays: YEAR },
    title: 'Magnesium: ask before the first capsule',
    text: 'Ask your doctor what the result means for you. Whoever has weak kidneys cannot clear a surplus, and some medicines are not taken up beside magnesium.',
    reason,
    lesson: { course, lesson: 'supplements-three-to-keep' },
    sources: ['nih-ods-magnesium'],
    reviewed: false,
  },
  {
    id: 'lab-outside',
    pillar: 'supplements',
    rank: 'doctor',
    when: { statistic: 'result outside range', tests: 'any', withinDays: YEAR },
    title: 'Talk the report over with your doctor',
    text: 'A result outside a range is a question, and no finding by itself. Take the report along, and a list of everything that you swallow: some products can falsify laboratory tests.',
    reason,
    lesson: { course, lesson: 'supplements-the-cupboard' },
    sources: ['fda-biotin'],
    reviewed: false,
  },
  {
    id: 'lab-old',
    pillar: 'supplements',
    rank: 'logging',
    when: { statistic: 'age of report', aboveDays: YEAR },
    title: 'Ask whether a new report makes sense',
    text: 'The score counts reports of the last year. Which tests are of use to you, and whether any are, your doctor can say.',
    reason: 'Your newest lab report is of {day}, {age} days ago.',
    lesson: { course, lesson: 'supplements-the-cupboard' },
    sources: [],
    reviewed: false,
  },
] as const satisfies readonly RecommendationRule[]
