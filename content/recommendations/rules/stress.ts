import type { RecommendationRule } from '#content/recommendations/rule.ts'

const course = 'calm-in-minutes'

export const stressRules = [
  {
    id: 'hrv-below-usual',
    pillar: 'stress',
    rank: 'body',
    when: { vital: 'hrvMs', statistic: 'mean against usual', comparator: 'below', beyond: 0.03, leastDays: 4 },
    title: 'One longer breath out, once a day',
    text: 'A drop that lasts for a week is worth a thought about sleep, alcohol, illness and stress; single days say little. Slow breathing raises the variation between heartbeats while one does it. About effects that last, little has been found out.',
    reason: 'Your {vital} was {mean} {unit} on average over the last seven days; usual for you is {range}.',
    lesson: { course, lesson: 'stress-one-longer-breath-out' },
    sources: ['frontiers-hrv-2017', 'mindfulness-slow-paced-breathing'],
    reviewed: false,
  },
  {
    id: 'hrv-swings',
    pillar: 'stress',
    rank: 'body',
    when: { vital: 'hrvMs', statistic: 'spread against earlier', times: 1.5, leastDays: 10 },
    title: 'Close the working day on paper',
    text: 'Before you stop, write what waits for you, what waits for others, and the first move of tomorrow. Where people put work away in their own time, they report better sleep and less exhaustion.',
    reason:
      'Your {vital} of the last two weeks swung by {spread} {unit} to either side; in the four weeks before it was {earlier} {unit}.',
    lesson: { course, lesson: 'stress-closing-the-day' },
    sources: ['frontiers-detachment-from-work'],
    reviewed: false,
  },
  {
    id: 'resting-hr-swings',
    pillar: 'stress',
    rank: 'body',
    when: { vital: 'restingHr', statistic: 'spread against earlier', times: 1.5, leastDays: 10 },
    title: 'One word a day beside the number',
    text: 'Late, wine, deadline, child ill: after a month the words explain most of the numbers. Where the word is a worry, there is often a sentence under it that can be looked at.',
    reason:
      'Your resting heart rate of the last two weeks swung by {spread} {unit} to either side; in the four weeks before it was {earlier} {unit}.',
    lesson: { course, lesson: 'stress-the-sentence-underneath' },
    sources: [],
    reviewed: false,
  },
] as const satisfies readonly RecommendationRule[]
