/** The five pillars as the whole site names them. Their pages’ longer texts stand in `pillar-pages.ts`. */

export type PillarSlug = 'sleep' | 'nutrition' | 'fitness' | 'supplements' | 'stress'

export interface Pillar {
  /** The page’s address under /pillar/, and the name of its colours and its plate’s motif. */
  readonly slug: PillarSlug
  readonly title: string
  /** A question in the visitor’s voice. */
  readonly question: string
  readonly text: string
  /** The pillar’s plate is drawn from this: the same seed, the same picture. */
  readonly seed: string
}

export const pillars: readonly Pillar[] = [
  {
    slug: 'sleep',
    title: 'Sleep',
    question: 'Why am I awake at three?',
    text: 'How pressure, light and timing set your nights, and what to change first when they drift.',
    seed: 'plate-iv',
  },
  {
    slug: 'nutrition',
    title: 'Nutrition',
    question: 'What do I eat on a day with no time?',
    text: 'Protein, plants and planning, built around the meals you already cook and the ones you do not.',
    seed: 'plate-b',
  },
  {
    slug: 'fitness',
    title: 'Fitness',
    question: 'How little training still works?',
    text: 'Strength, stamina and mobility in sessions that fit between the school run and the first call.',
    seed: 'plate-home',
  },
  {
    slug: 'supplements',
    title: 'Supplements',
    question: 'Which of these earn their place?',
    text: 'Read a label, weigh the evidence and ask your pharmacist better questions before you buy.',
    seed: 'plate-q',
  },
  {
    slug: 'stress',
    title: 'Stress & Mindset',
    question: 'How do I put work down?',
    text: 'Breath, attention and recovery, practised in minutes and tested on ordinary difficult days.',
    seed: 'plate-a',
  },
]
