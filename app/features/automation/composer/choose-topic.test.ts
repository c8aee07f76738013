import { expect, test } from 'vitest'

import { libraryTopics } from '#content/library/library.ts'

import { chooseTopic, findTopic } from './choose-topic.ts'
import { seeded } from './seeded.ts'

const choose = (prompt: string, { topic = '', avoid = [] as string[], seed = 'a' } = {}) =>
  chooseTopic(libraryTopics, { prompt, topic }, new Set(avoid), seeded(seed)).id

test.each([
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
])('finds what a brief is about: %s', (prompt, id) => {
  expect(choose(prompt)).toBe(id)
  expect(findTopic(libraryTopics, { prompt, topic: '' })?.id).toBe(id)
})

test('the focus counts more than the prompt', () => {
  expect(choose('An article about coffee', { topic: 'naps' })).toBe('sleep-naps')
})

test('a pillar’s name leads into the pillar', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    expect(libraryTopics.find(({ id }) => id === choose('Something on supplements, please', { seed }))!.pillar).toBe(
      'supplements',
    )
    expect(libraryTopics.find(({ id }) => id === choose('Healthier nutrition', { seed }))!.pillar).toBe('nutrition')
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

test('subjects to avoid that are no topics do no harm', () => {
  expect(choose('coffee', { avoid: ['Our own title', ''] })).toBe('sleep-caffeine')
})

test('the seed decides where words do not', () => {
  const chosen = Array.from({ length: 40 }, (_, at) => choose('tips', { seed: `${at}` }))
  expect(new Set(chosen).size).toBeGreaterThan(20)
  expect(choose('tips', { seed: '7' })).toBe(choose('tips', { seed: '7' }))
})
