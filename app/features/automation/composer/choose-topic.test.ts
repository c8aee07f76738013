import { expect, test } from 'vitest'

import { libraryTopics } from '#content/library/library.ts'

import { chooseTopic, findTopic } from './choose-topic.ts'
import { topicsAbout } from './coverage.ts'
import { seeded } from './seeded.ts'
import { subjectOfTitle } from './subject.ts'

const choose = (
  prompt: string,
  { topic = '', avoid = [] as string[], given = [] as Array<[id: string, title: string]>, seed = 'a' } = {},
) => chooseTopic(libraryTopics, { prompt, topic }, { avoid: new Set(avoid), given: new Map(given) }, seeded(seed)).id

const covered: Array<[prompt: string, id: string]> = [
  ['When should I stop drinking coffee in the afternoon?', 'sleep-caffeine'],
  ['Write about saying no to your boss', 'saying-no'],
  ['iron', 'iron'],
  ['Creatine for beginners', 'creatine'],
  ['How to beat jet lag on a business trip', 'sleep-jet-lag'],
  ['Zone 2 running explained', 'easy-endurance'],
  ['What to eat at your desk: snacks for the office', 'desk-snacks'],
  ['vitamin D in winter', 'vitamin-d'],
  ['Snoring husband', 'sleep-snoring'],
  ['my child won’t eat vegetables at family dinners', 'family-meals'],
  ['Exercises at home without equipment', 'training-without-equipment'],
  ['mindfulness in two minutes', 'mindfulness-in-minutes'],
  ['anxiety, depression and asking for help', 'more-than-stress'],
  ['How parents can find time to exercise', 'crowded-weeks'],
  ['Nervous before a talk: how to calm down', 'slow-breathing'],
  ['Do supplements work?', 'one-supplement-at-a-time'],
  ['Reading labels on supplements', 'supplement-labels'],
  ['Stretching at your desk', 'desk-days'],
  ['How many steps a day do I need?', 'everyday-walking'],
  ['Why am I so sore after leg day?', 'rest-and-soreness'],
  ['Ten-minute meditation', 'mindfulness-in-minutes'],
  ['Is salt bad for my blood pressure?', 'salt'],
  ['Fish oil capsules: worth it?', 'omega-three'],
  ['Magnesium for leg cramps', 'magnesium'],
  ['Working from home without end', 'end-of-the-working-day'],
  ['Lonely in a new city', 'people-who-steady-you'],
  ['Weighing yourself every day', 'weight-and-the-scale'],
  ['Beans without wind', 'fibre-and-pulses'],
  ['Protein shakes after the gym', 'protein-powder'],
  ['Running slowly: the talk test', 'easy-endurance'],
  ['HIIT for beginners', 'short-intervals'],
  ['Heart rate variability explained', 'pulse-and-variability'],
  ['Snacks for the afternoon slump', 'desk-snacks'],
  ['Meal planning for weeknight dinners', 'three-dinners'],
  ['Overthinking at night', 'worry-time'],
  ['Melatonin against jet lag', 'melatonin'],
  ['Ferritin and tired runners', 'iron'],
  ['A nap after lunch', 'sleep-naps'],
  ['Why you wake at three in the morning', 'sleep-night-waking'],
  ['Sleep with a newborn', 'sleep-new-parents'],
  ['How to read a food label', 'reading-a-food-label'],
  ['Learning to say “no”', 'saying-no'],
  ['Omega-3 and the heart', 'omega-three'],
  ['Olive oil or butter?', 'fats-and-oils'],
  ['Strength training for people over 50', 'strength-twice-a-week'],
  ['Daily multivitamins: who needs one?', 'multivitamins'],
  ['Balance exercises after 60', 'balance-and-falls'],
  ['Your inner critic', 'self-talk'],
  ['Training with a cold', 'tired-or-ill'],
  ['Eating well on business travel', 'eating-out-and-travel'],
  ['Nuts: how many are too many?', 'fats-and-oils'],
  ['Juice or soft drinks?', 'water-and-other-drinks'],
  ['Alcohol-free beer', 'sleep-alcohol'],
]

test.each(covered)('finds what a brief is about: %s', (prompt, id) => {
  expect(findTopic(libraryTopics, { prompt, topic: '' })?.id).toBe(id)
  expect(findTopic(libraryTopics, { prompt: 'Write it with practical steps for our readers.', topic: prompt })?.id).toBe(id)
  expect(choose(prompt)).toBe(id)
})

// Each has a word or two of some topic, and is about none.
const uncovered = [
  'Kombucha and coffee',
  'Vitamin B12 for vegans',
  'Vitamin C and colds',
  'Vitamin K2',
  'Collagen supplements: do they work?',
  'Intermittent fasting: what the evidence says',
  'Five lunches that keep busy parents full until dinner',
  'Foam rolling and stretching after a run',
  'Probiotics and kombucha',
  'Ashwagandha for stress',
  'Zinc lozenges',
  'Keto diet for beginners',
  'Menopause and hot flushes',
  'Swimming lessons for adults',
  'Yoga for back pain',
  'Sunscreen in summer',
  'How to train your dog',
  'Working mothers and childcare costs',
  'Bone broth',
  'Carbohydrates before a marathon',
  'Turmeric and inflammation',
  'Electrolytes for hot days',
  'A sauna after work',
  'Blood sugar and prediabetes',
  'Quantenphysik',
  'Skin care in winter',
  'Hair loss and hormones',
  'Knee pain on stairs',
  'Time management for students',
  'Digital detox weekend',
  'Parents and homework',
  'Cycling to work in the rain',
  'Posture: does it matter?',
  'Gluten free baking',
  'Cold showers and willpower',
  'Pregnancy and exercise',
  'Grief',
  'Journaling prompts',
  'Tea ceremonies in Japan',
  'The best running shoes',
  'Water births',
  'Heart attack warning signs',
  'Anger and how to calm down',
  'A guide to detox juices',
]

test.each(uncovered)('a stray word is no subject: %s', (text) => {
  expect(findTopic(libraryTopics, { prompt: text, topic: '' })).toBeNull()
  expect(findTopic(libraryTopics, { prompt: '', topic: text })).toBeNull()
  expect(topicsAbout(libraryTopics, subjectOfTitle(text)).map(({ id }) => id)).toEqual([])
})

test('every topic is found by its name, and by nearly all of its keywords', { timeout: 20_000 }, () => {
  const found = (text: string) => findTopic(libraryTopics, { prompt: text, topic: '' })?.id
  expect(libraryTopics.filter(({ id, name }) => found(name) !== id).map(({ id }) => id)).toEqual([])
  const keywords = libraryTopics.flatMap(({ id, keywords }) => keywords.map((keyword) => ({ id, keyword })))
  const astray = keywords.filter(({ id, keyword }) => found(keyword) !== id)
  // Some stand with two topics.
  expect(astray.length / keywords.length).toBeLessThan(0.03)
})

test('a longer prompt is about its subject, whatever else it mentions', () => {
  const prompt =
    'Write an article for busy office workers about how to keep their energy in the afternoon, with snacks and short breaks, and ' +
    'mention that coffee late in the day harms sleep.'
  expect(findTopic(libraryTopics, { prompt, topic: '' })?.id).toBe('desk-snacks')
  expect(findTopic(libraryTopics, { prompt: 'Mention supplements and iron.', topic: 'Vitamin B12 for vegans' })?.id).not.toBe(
    'vitamin-d',
  )
})

test('the focus counts more than the prompt', () => {
  expect(choose('An article about coffee', { topic: 'naps' })).toBe('sleep-naps')
})

test('a pillar’s name leads into the pillar', () => {
  const pillars = new Map(libraryTopics.map(({ id, pillar }) => [id, pillar]))
  const pillarOf = (prompt: string, seed: string) => pillars.get(choose(prompt, { seed }))
  for (const seed of ['a', 'b', 'c', 'd']) {
    expect(pillarOf('Something on supplements, please', seed)).toBe('supplements')
    expect(pillarOf('Healthier nutrition', seed)).toBe('nutrition')
    expect(pillarOf('Ten tips for better sleep', seed)).toBe('sleep')
  }
})

test.each([
  'Write a practical wellness article with actionable tips.',
  'Create a daily wellness blog post for Monday, March 2, 2026 with practical health tips readers can use today',
  'Schreibe etwas über Quantenphysik',
  '',
])('finds nothing in words that say nothing: %s', (prompt) => {
  expect(findTopic(libraryTopics, { prompt, topic: 'Daily Wellness Tips' })).toBeNull()
})

test('never one that is to be avoided while others are left; then the one that was used longest ago', () => {
  const used: string[] = []
  for (let day = 0; day < libraryTopics.length; day++) used.push(choose('tips', { avoid: used, seed: `day ${day}` }))
  expect(new Set(used).size).toBe(libraryTopics.length)
  expect(choose('tips', { avoid: used, seed: 'x' })).toBe(used[0])
  expect(choose('coffee', { avoid: ['sleep-caffeine'] })).not.toBe('sleep-caffeine')
  const others = libraryTopics.map(({ id }) => id).filter((id) => id !== 'salt')
  expect(choose('coffee', { avoid: others })).toBe('salt')
})

test('of what was given lately only what the brief names is taken again', () => {
  const given = libraryTopics.filter(({ id }) => id !== 'salt').map(({ id }): [string, string] => [id, 'An article'])
  expect(choose('coffee', { given })).toBe('sleep-caffeine')
  expect(choose('tips', { given })).toBe('salt')
})

test('subjects to avoid that are no topics do no harm', () => {
  expect(choose('coffee', { avoid: ['Our own title', ''] })).toBe('sleep-caffeine')
})

test('the seed decides where words do not', () => {
  const chosen = Array.from({ length: 40 }, (_, at) => choose('tips', { seed: `${at}` }))
  expect(new Set(chosen).size).toBeGreaterThan(20)
  expect(choose('tips', { seed: '7' })).toBe(choose('tips', { seed: '7' }))
})
