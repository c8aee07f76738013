import { neutralStems } from './neutral-words.ts'
import { stemsOf } from './stems.ts'

const stemsIn = (words: string): ReadonlySet<string> => new Set(words.split(' ').flatMap((word) => stemsOf(word)))

/**
 * Words by which a topic is called and which have no other meaning in English. Every other one, such as “break”, “steps” or “balance”, calls its topic
 * only in the company of another word of that topic, or with words beside it that change nothing.
 */
const unmistakable = stemsIn(
  'adenosine anaemia breathwork burnout caffeine chickpeas cholecalciferol cholesterol constipation cpap creatine decaf earplugs ferritin guarana hiit hrv hydration ' +
    'insomnia jogging lentils loneliness lonely magnesium mbsr meditate meditation melatonin mindfulness multitasking multivitamin napping newborn orthosomnia ' +
    'overcommitted overeating overthinking perfectionism porridge postnatal rumination satiety sayno siesta snoring sodium sweeteners vegetables vitamind vitamind3 wakeatnight yoghurt',
)

/** Of the words that change nothing beside a name with one meaning, those that lead a word with several to another: prices, bosses, houses. */
const worldly = stemsIn(
  'house city town room place job boss world buy buying choose choosing choice pick price cost costs cheap expensive brand brands product products ' +
    'rule rules point points line side sides raise raising second seconds safety move moved moving touch sofa study studies science research living ' +
    'trust trusting believe fast form forms special particular modern grown make made put year years month months season seasons gone miss missed ',
)

/** Words of everyday health: whatever stands beside one is meant for the body, too. */
const ofHealth = stemsIn(
  'exercise training workout muscle athlete athletes runner runners sport sports meal meals food foods cook cooking cooked dried dish dishes diet eat eating drink drinking ' +
    'sleep sleeping tired tiredness energy stress stressed anxious relax relaxing relaxed rest resting doctor gain gaining lose losing breakfast lunch dinner supper bed bedtime ' +
    'handful portion portions spoon spoonful slice glass healthily stomach digestion recover morning',
)

export function isOfHealth(stem: string): boolean {
  return ofHealth.has(stem)
}

export function isUnmistakable(stem: string): boolean {
  return unmistakable.has(stem)
}

/** Whether a word beside one with several meanings leaves open what that means, and so its first meaning here. */
export function isPlain(stem: string): boolean {
  return neutralStems.has(stem) && !worldly.has(stem)
}
