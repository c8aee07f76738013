import type { ProductEntry } from './product-entry.ts'
import {
  ashwagandhaBulletin,
  ashwagandhaPage,
  collagenComment,
  magnesiumCrampsReview,
  magnesiumSheet,
  magnesiumSleepReview,
  melatoninManual,
  melatoninSheet,
} from './sources.ts'

export const recoveryEntries: readonly ProductEntry[] = [
  {
    slug: 'magnesium',
    name: 'Magnesium',
    category: 'recovery',
    pillar: 'sleep',
    description: 'A mineral that nerves and muscles need, sold in several compounds such as citrate, glycinate and oxide.',
    evidence:
      'Whether it helps with sleep is uncertain: the few trials in older people with insomnia were small, and their evidence was rated low or very low. Night cramps hardly changed in the trials that a Cochrane review brought together.',
    strength: 'unclear',
    dose: null,
    caution:
      'Not on your own decision with weak kidneys, which cannot remove the surplus. It keeps some antibiotics and tablets for bone loss from being taken up, so ask the pharmacist how long a gap to leave. Too much brings diarrhoea and cramps in the belly.',
    sources: [magnesiumSleepReview, magnesiumCrampsReview, magnesiumSheet],
    isReviewed: false,
  },
  {
    slug: 'collagen-peptides',
    name: 'Collagen peptides',
    category: 'recovery',
    pillar: 'supplements',
    description: 'Protein from the skin and bones of animals or fish, cut into short pieces so that it dissolves.',
    evidence:
      'Some trials report smoother skin, and among them are trials that the seller of the product paid for. We have not yet read an independent review that we would rely on, so we promise nothing for skin, joints or hair.',
    strength: 'unclear',
    dose: null,
    caution:
      'Read the label for where it comes from if you are allergic to fish or do not eat animals. With a kidney disease, in pregnancy or while breastfeeding, ask your doctor first.',
    sources: [collagenComment],
    isReviewed: false,
  },
  {
    slug: 'melatonin',
    name: 'Melatonin',
    category: 'recovery',
    pillar: 'sleep',
    description:
      'The hormone with which the brain marks the dark hours, made for tablets; in some countries a prescription medicine.',
    evidence:
      'It can shift the body’s clock and may help some people with jet lag or a short spell of bad sleep. There is little evidence that it treats insomnia that has lasted, and too little is known about taking it for long.',
    strength: 'some',
    dose: null,
    caution:
      'Not on your own decision with epilepsy, an autoimmune disease or a depression, in pregnancy or while breastfeeding, or for children. Ask your doctor first if you take medicines, above all blood thinners or anything that makes you sleepy. Do not drive before you know how you react.',
    sources: [melatoninManual, melatoninSheet],
    isReviewed: false,
  },
  {
    slug: 'ashwagandha',
    name: 'Ashwagandha',
    category: 'recovery',
    pillar: 'stress',
    description: 'An extract from the root, and sometimes the leaf, of a shrub with a long use in Ayurveda.',
    evidence:
      'Some preparations may help with stress and with insomnia, and whether they help with anxiety is unclear. The studies were small and used quite different extracts, so what held for one bottle need not hold for another.',
    strength: 'some',
    dose: null,
    caution:
      'Not in pregnancy, while breastfeeding or before an operation, and not with an autoimmune or thyroid disorder or a prostate cancer that hormones feed. Injury to the liver has been reported, though rarely. It may not go together with your medicines: ask first, and do not take it for long.',
    sources: [ashwagandhaBulletin, ashwagandhaPage],
    isReviewed: false,
  },
]
