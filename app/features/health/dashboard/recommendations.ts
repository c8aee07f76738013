export interface Recommendation {
  readonly pillar: 'sleep' | 'fitness' | 'nutrition'
  readonly pillarName: string
  readonly title: string
  readonly text: string
}

/** The same for every member (spec 1, section 2). */
export const recommendations: ReadonlyArray<Recommendation> = [
  {
    pillar: 'sleep',
    pillarName: 'Sleep',
    title: '7.5+ hours of sleep with a consistent wake time',
    text: 'The same hour on free days too: it is what sets your clock.',
  },
  {
    pillar: 'fitness',
    pillarName: 'Fitness',
    title: 'Two Zone-2 cardio sessions of 30-45 minutes',
    text: 'Easy enough to talk in whole sentences, on two days of this week.',
  },
  {
    pillar: 'nutrition',
    pillarName: 'Nutrition',
    title: 'Track daily hydration and electrolytes',
    text: 'Water is one of the six numbers of your check-in.',
  },
]
