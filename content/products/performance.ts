import type { ProductEntry } from './product-entry.ts'
import { betaAlanineStand, caffeineOpinion, caffeineStand, creatineQuestions, creatineStand, exerciseSheet } from './sources.ts'

export const performanceEntries: readonly ProductEntry[] = [
  {
    slug: 'creatine-monohydrate',
    name: 'Creatine monohydrate',
    category: 'performance',
    pillar: 'fitness',
    description: 'A plain white powder, stirred into water, that fills a store which muscles draw on in short, hard efforts.',
    evidence:
      'Studies have consistently found that creatine raises the store in the muscle, and that people who train hard in short efforts gain a little more from their training with it. It is no substitute for the training, and nobody needs it to be well.',
    strength: 'good',
    dose: {
      text: '3–5 g a day, the amount that a review in the journal of the International Society of Sports Nutrition calls recommended (2021).',
      source: creatineQuestions,
    },
    caution:
      'With a kidney disease, or medicines that affect the kidneys, ask your doctor before you begin; the same in pregnancy and while breastfeeding. Tell whoever takes your blood that you use it, since it can change a kidney value without any harm to the kidney.',
    sources: [creatineStand, creatineQuestions, exerciseSheet],
    isReviewed: false,
  },
  {
    slug: 'caffeine',
    name: 'Caffeine',
    category: 'performance',
    pillar: 'fitness',
    description: 'The same substance as in coffee, in tablets that are taken before training.',
    evidence:
      'Caffeine helps many kinds of exercise a little, endurance most reliably, in people who train and in people who do not. How much it helps, and how much it disturbs sleep or brings on anxiety, differs greatly from one person to the next.',
    strength: 'good',
    dose: {
      text: 'No more than 200 mg at once and 400 mg in a day, from everything that contains it: up to these amounts the European Food Safety Authority saw no safety concerns for healthy adults (EFSA, 2015); in pregnancy, to 200 mg in a day. Studies of exercise often gave more, and as little as 2 mg per kilogram may be enough (ISSN, 2021).',
      source: caffeineOpinion,
    },
    caution:
      'Not for children or teenagers, and never as a loose powder, which a kitchen spoon cannot measure safely. Ask first in pregnancy or while breastfeeding, with an irregular heartbeat, high blood pressure, heart disease, panic attacks or epilepsy, and if you take regular medicines. Coffee and tea count too.',
    sources: [caffeineOpinion, caffeineStand, exerciseSheet],
    isReviewed: false,
  },
  {
    slug: 'beta-alanine',
    name: 'Beta-alanine',
    category: 'performance',
    pillar: 'fitness',
    description: 'An amino acid from which muscles make carnosine, a buffer against the acid of hard effort.',
    evidence:
      'Taken daily for some weeks it raises the carnosine in muscles and has improved hard efforts of a few minutes, such as a rowing race. Whether it does anything for strength or for long endurance is still an open question.',
    strength: 'some',
    dose: {
      text: '4–6 g a day for at least two to four weeks, split into portions of 1.6 g if it tingles (ISSN, 2015).',
      source: betaAlanineStand,
    },
    caution:
      'It can make the skin tingle for a while; smaller portions help. It appears safe for healthy adults in the amounts that were studied, and that sentence covers nobody else: in pregnancy, while breastfeeding, with an illness or with regular medicines, ask your doctor first.',
    sources: [betaAlanineStand, exerciseSheet],
    isReviewed: false,
  },
]
