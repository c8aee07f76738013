import type { PillarSlug } from '#content/pillars.ts'

/** What is good advice for everybody; the titles are the specification’s. */
export interface GeneralRecommendation {
  readonly id: string
  readonly pillar: PillarSlug
  readonly title: string
  readonly text: string
  readonly reviewed: boolean
}

export const generalRecommendations: readonly GeneralRecommendation[] = [
  {
    id: 'steady-nights',
    pillar: 'sleep',
    title: '7.5+ hours of sleep with a consistent wake time',
    text: 'The same hour on free days too: it is what sets your clock.',
    reviewed: false,
  },
  {
    id: 'zone-two',
    pillar: 'fitness',
    title: 'Two Zone-2 cardio sessions of 30-45 minutes',
    text: 'Easy enough to talk in whole sentences, on two days of this week.',
    reviewed: false,
  },
  {
    id: 'hydration',
    pillar: 'nutrition',
    title: 'Track daily hydration and electrolytes',
    text: 'Water is one of the six numbers of your check-in. With a heart or kidney condition, or medicines for blood pressure, ask your doctor how much to drink, and before you take electrolytes.',
    reviewed: false,
  },
]
