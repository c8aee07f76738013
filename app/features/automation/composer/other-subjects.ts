import { stemsOf } from './stems.ts'

/**
 * Subjects that people ask for and that a topic may mention without treating them. A title that names one is about it, unless the topic has it as a
 * keyword.
 */
const written =
  // Diets and what they count.
  'fasting fast fasts keto ketogenic paleo vegan vegans vegetarian carnivore atkins mediterranean diet diets dieting detox cleanse cleansing calorie calories macros carb carbs ' +
  'carbohydrate carbohydrates gluten lactose dairy soy organic microplastics superfood superfoods smoothie smoothies broth kombucha kefir honey vinegar spices ' +
  // Substances.
  'probiotic probiotics prebiotics collagen ashwagandha turmeric curcumin zinc selenium iodine calcium potassium electrolyte electrolytes ginseng valerian cbd cannabis ' +
  'nicotine smoking vaping gaba theanine tryptophan glycine tyrosine glutamine bcaa bcaas nad nmn resveratrol peptides steroids nootropics mushrooms greens spirulina biotin ' +
  'hormone hormones cortisol testosterone oestrogen estrogen serotonin dopamine antibiotics antidepressants statins metformin ozempic semaglutide injection injections infusion infusions pill ' +
  // Practices and treatments.
  'yoga pilates sauna saunas massage acupuncture hypnosis homeopathy therapy therapies therapist coaching surgery implants fillers botox journaling journal tapping ' +
  'crossfit boxing swimming cycling rowing golf tennis football climbing dancing marathon triathlon bodybuilding posture ' +
  // Parts of the body and what ails them.
  'skin hair nails wrinkles wrinkle teeth tooth eyes eyesight vision hearing ears immune immunity inflammation inflammatory metabolism longevity ageing bowel bladder prostate ' +
  'lymph cellulite abs belly libido sex sexual period periods menstrual ' +
  // Lives and things of their own.
  'school schools teachers students money finances finance debt divorce grief leadership productivity career garden gardening cars travelling recipe recipes shoes clothes fashion'

export const otherSubjectStems: ReadonlySet<string> = new Set(written.split(' ').flatMap((word) => stemsOf(word)))
