import type { ProductEntry } from './product-entry.ts'
import {
  ironSheet,
  multivitaminSheet,
  multivitaminStatement,
  omegaThreeCapsule,
  omegaThreeRhythm,
  omegaThreeSheet,
  probioticsCapsule,
  probioticsSheet,
  vitaminBTwelveSheet,
  vitaminDSheet,
  vitaminDTopic,
  zincSheet,
} from './sources.ts'

export const essentialsEntries: readonly ProductEntry[] = [
  {
    slug: 'omega-3',
    name: 'Omega-3',
    category: 'essentials',
    pillar: 'nutrition',
    description: 'Fatty acids from fish or algae in capsules, above all the two that are called EPA and DHA.',
    evidence:
      'What capsules do for health is unclear, and most experts would rather see omega-3 come from food, such as oily fish. For somebody who eats no fish, algae are a way to the same two fatty acids.',
    strength: 'unclear',
    dose: null,
    caution:
      'Ask first if you have or had an irregular heartbeat, heart disease or a risk of it: medicines made of omega-3 can bring on atrial fibrillation, more often in high doses, as the European Medicines Agency found. Stop and see a doctor if your heart flutters or races. Ask first too if you take anything that affects how blood clots, if you are pregnant or breastfeeding, if you are allergic to seafood, or before you give it to a child.',
    sources: [omegaThreeCapsule, omegaThreeRhythm, omegaThreeSheet],
    isReviewed: false,
  },
  {
    slug: 'vitamin-d3',
    name: 'Vitamin D3',
    category: 'essentials',
    pillar: 'supplements',
    description: 'The form of vitamin D that the skin makes in sunlight, as drops, capsules or tablets.',
    evidence:
      'The body needs vitamin D to take up calcium for the bones, and few foods contain much of it. Some people run short more easily than others, so whether you gain anything from a tablet depends on where you begin.',
    strength: 'some',
    dose: {
      text: 'Adults need 600 IU a day, from the age of 71 on 800 IU, whatever its source (MedlinePlus). That is what the body needs, not what a tablet must hold.',
      source: vitaminDTopic,
    },
    caution:
      'Too much over a long time raises the calcium in the blood and harms the kidneys; add up what several bottles contain. With a kidney disease, kidney stones, sarcoidosis, an overactive parathyroid or high calcium, it belongs to your doctor. Ask the pharmacist if you take heart medicines, water tablets or steroids.',
    sources: [vitaminDTopic, vitaminDSheet],
    isReviewed: false,
  },
  {
    slug: 'multivitamin',
    name: 'Multivitamin',
    category: 'essentials',
    pillar: 'supplements',
    description: 'Many vitamins and minerals in one tablet, in a recipe that every maker chooses for itself.',
    evidence:
      'The evidence is insufficient to say whether multivitamins prevent heart disease or cancer, an American task force concluded. It advises against two single substances for that purpose, beta carotene and vitamin E, and they may be in the tablet.',
    strength: 'unclear',
    dose: null,
    caution:
      'Choose none with beta carotene if you smoke or have smoked, and none beside a second bottle of the same vitamins. Ask first in pregnancy, with warfarin, and during a cancer treatment. Tablets with iron belong out of the reach of children.',
    sources: [multivitaminStatement, multivitaminSheet],
    isReviewed: false,
  },
  {
    slug: 'iron',
    name: 'Iron',
    category: 'essentials',
    pillar: 'nutrition',
    description: 'The mineral with which red blood cells carry oxygen, in tablets or as a liquid.',
    evidence:
      'Iron helps where it is lacking, and a blood test shows whether it is. Most people get enough from food; those with heavy periods, in pregnancy or on a diet of plants run short more easily.',
    strength: 'good',
    dose: null,
    caution:
      'Not without a blood test, and not with haemochromatosis, in which the body gathers too much. Keep it locked away from children: an overdose can kill a small child. It gets in the way of thyroid hormone and other medicines, so let the pharmacist set the gaps.',
    sources: [ironSheet],
    isReviewed: false,
  },
  {
    slug: 'zinc',
    name: 'Zinc',
    category: 'essentials',
    pillar: 'supplements',
    description: 'A mineral that is found in cells throughout the body, in tablets and in lozenges for colds.',
    evidence:
      'The body needs zinc for its defences and to build proteins, and a varied diet usually brings enough. What lozenges do for a cold we have not yet read in a source that we would rely on.',
    strength: 'unclear',
    dose: null,
    caution:
      'More is not better: much zinc over a long time can leave the body short of copper. Ask first if you take antibiotics or other regular medicines, in pregnancy and while breastfeeding. Never put zinc into the nose.',
    sources: [zincSheet],
    isReviewed: false,
  },
  {
    slug: 'vitamin-b12',
    name: 'Vitamin B12',
    category: 'essentials',
    pillar: 'nutrition',
    description: 'A vitamin that nerves and blood need, and that plants do not contain unless it is added to them.',
    evidence:
      'People who eat nothing from animals need it from fortified food or a supplement, since plants have none of their own. Some people cannot take it up from food well, whatever they eat, and then a doctor decides how they get it.',
    strength: 'good',
    dose: null,
    caution:
      'Numb feet, a sore tongue, weakness or lasting tiredness call for a blood test before a tablet. Ask your doctor first after an operation on the stomach or gut, or if you take medicines against stomach acid or for diabetes.',
    sources: [vitaminBTwelveSheet],
    isReviewed: false,
  },
  {
    slug: 'probiotics',
    name: 'Probiotics',
    category: 'essentials',
    pillar: 'nutrition',
    description: 'Live microorganisms in capsules or powder, named by genus, species and strain.',
    evidence:
      'Some strains may ease diarrhoea or an irritable bowel, and for most other uses there is little evidence. What holds for one strain need not hold for another, and not every product with the name has a proven benefit.',
    strength: 'some',
    dose: null,
    caution:
      'Not on your own decision with a weak immune system or a serious illness, and not for a premature baby. Talk to your doctor before you take them for a complaint.',
    sources: [probioticsSheet, probioticsCapsule],
    isReviewed: false,
  },
]
