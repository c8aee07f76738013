import { stemsOf } from './stems.ts'

/** Subjects of one kind that the library does not have, and topics that somebody who asks for them may mean. */
interface OtherSubjects {
  readonly words: string
  readonly near: readonly string[]
}

/** A title that names one of these is about it, whichever topic mentions it too, unless the topic has the word among its own. */
export const otherSubjects: readonly OtherSubjects[] = [
  {
    words:
      'fasting fast fasts keto ketogenic paleo vegan vegans vegetarian carnivore atkins mediterranean diet diets dieting detox cleanse cleansing calorie calories ' +
      'macros carb carbs carbohydrate carbohydrates gluten lactose dairy soy organic microplastics superfood superfoods weightloss',
    near: ['more-plants', 'hunger-and-fullness', 'weight-and-the-scale'],
  },
  { words: 'overtraining overtrained overreaching', near: ['rest-and-soreness', 'tired-or-ill', 'adding-load'] },
  { words: 'hemoglobin haemoglobin haemochromatosis', near: ['iron', 'multivitamins', 'more-plants'] },
  { words: 'hiking hike hikes hiker trekking', near: ['everyday-walking', 'walking-outside', 'easy-endurance'] },
  { words: 'colour colours color colors colourful colorful rainbow', near: ['more-plants', 'fibre-and-pulses', 'family-meals'] },
  {
    words: 'ramadan iftar suhoor',
    near: ['hunger-and-fullness', 'water-and-other-drinks', 'sleep-naps'],
  },
  {
    words: 'nightmare nightmares sleepwalking sleepwalker sleeptalking parasomnia bruxism lucid',
    near: ['sleep-night-waking', 'sleep-wind-down', 'sleep-bedroom'],
  },
  {
    words: 'smoothie smoothies broth kombucha kefir honey vinegar spices recipe recipes ginger garlic cacao chocolate',
    near: ['water-and-other-drinks', 'more-plants', 'three-dinners'],
  },
  {
    words:
      'probiotic probiotics prebiotics collagen ashwagandha turmeric curcumin zinc selenium iodine calcium potassium electrolyte electrolytes ginseng valerian cbd cannabis ' +
      'gaba theanine tryptophan glycine tyrosine glutamine bcaa bcaas nad nmn resveratrol peptides steroids nootropics mushrooms greens spirulina biotin',
    near: ['one-supplement-at-a-time', 'supplement-testing', 'supplements-and-medicines'],
  },
  {
    words:
      'antibiotics antidepressants statins metformin ozempic semaglutide wegovy injection injections infusion infusions pill vaccine vaccines medication ' +
      'hormone hormones cortisol testosterone oestrogen estrogen serotonin dopamine',
    near: ['supplements-and-medicines', 'stress-in-the-body', 'sleep-rising-time'],
  },
  {
    words:
      'therapy therapies therapist hypnosis journaling journal tapping guilt grief divorce trauma anger suicide suicidal addiction nicotine smoking vaping gambling',
    near: ['more-than-stress', 'people-who-steady-you', 'worry-time'],
  },
  {
    words:
      'yoga pilates sauna saunas massage acupuncture homeopathy coldwater crossfit boxing swimming cycling rowing golf tennis football climbing dancing marathon triathlon ' +
      'bodybuilding posture treadmill dumbbells kettlebells poles shoes abs belly',
    near: ['strength-twice-a-week', 'rest-and-soreness', 'everyday-walking'],
  },
  {
    words:
      'surgery implants fillers botox skin hair nails wrinkles wrinkle teeth tooth eyes eyesight vision hearing ears immune immunity inflammation inflammatory metabolism ' +
      'longevity ageing bowel bladder prostate lymph cellulite libido sex sexual period periods menstrual redlight',
    near: ['more-plants', 'everyday-walking', 'sleep-rising-time'],
  },
  {
    words:
      'school schools teachers students money finances finance debt leadership productivity career garden gardening cars clothes fashion ironware switch switches coaching',
    near: ['one-task-at-a-time', 'end-of-the-working-day', 'days-off'],
  },
]

/** Each of their words, with the topics near to it. */
export const otherSubjectStems: ReadonlyMap<string, readonly string[]> = new Map(
  otherSubjects.flatMap(({ words, near }) =>
    words.split(' ').flatMap((word) => stemsOf(word).map((stem) => [stem, near] as const)),
  ),
)
