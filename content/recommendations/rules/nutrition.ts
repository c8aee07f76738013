import type { RecommendationRule } from '#content/recommendations/rule.ts'

const course = 'meals-for-full-days'

export const nutritionRules = [
  {
    id: 'weight-below-usual',
    pillar: 'nutrition',
    rank: 'doctor',
    when: { vital: 'weightKg', statistic: 'mean against usual', comparator: 'below', beyond: 0.005, leastDays: 3 },
    title: 'Did you mean to lose weight?',
    text: 'If not, make an appointment with your doctor. Do the same if food, weight or training take up most of your thoughts, or if you make yourself sick, fast or train to make up for what you ate: help for that is there at any weight. If you meant it and feel well, nothing is to be done.',
    reason: 'You weighed {mean} {unit} on average over the last seven days; usual for you is {range}.',
    sources: [],
    reviewed: false,
  },
  {
    id: 'weight-above-usual',
    pillar: 'nutrition',
    rank: 'body',
    when: { vital: 'weightKg', statistic: 'mean against usual', comparator: 'above', beyond: 0.005, leastDays: 3 },
    title: 'Compare weeks, and leave single days alone',
    text: 'Salty food and hard training make the body hold water for a while, and it usually passes within days. Swollen legs, breathlessness or a fast gain need a doctor.',
    reason: 'You weighed {mean} {unit} on average over the last seven days; usual for you is {range}.',
    lesson: { course, lesson: 'nutrition-a-plate-that-holds' },
    sources: [],
    reviewed: false,
  },
  {
    id: 'water-below-usual',
    pillar: 'nutrition',
    rank: 'body',
    when: { vital: 'waterLiters', statistic: 'mean against usual', comparator: 'below', beyond: 0.05, leastDays: 4 },
    title: 'Tie the glass to something that already happens',
    text: 'One on getting up, one with each meal, one when you close the laptop. Thirst is a good guide for most healthy adults; where a doctor has set you a limit, that limit counts.',
    reason: 'Your water, in {unit}: {mean} a day over the last seven days; usual for you is {range}.',
    lesson: { course, lesson: 'nutrition-mini-lunch' },
    sources: ['nhs-water-and-drinks'],
    reviewed: false,
  },
  {
    id: 'water-unlogged',
    pillar: 'nutrition',
    rank: 'logging',
    when: { vital: 'waterLiters', statistic: 'share of days', below: 0.5, leastDays: 10 },
    title: 'Settle the drink with the meal',
    text: 'Tea and coffee without sugar count as well as water. Whoever pours the drink together with the lunch has one thing less to think of in the evening.',
    reason: 'Water logged: {have} of the {of} days with an entry in the last four weeks.',
    lesson: { course, lesson: 'nutrition-mini-lunch' },
    sources: ['nhs-water-and-drinks'],
    reviewed: false,
  },
] as const satisfies readonly RecommendationRule[]
