import { describe, expect, test } from 'vitest'

import { libraryTopics } from '#content/library/library.ts'
import { deep } from '#tests/support/deep.ts'

import { findTopic, isCovered } from './choose-topic.ts'
import { titlesBesideGrave } from './coverage-titles-beside-grave.ts'
import { graveActs } from './coverage-titles-grave-acts.ts'
import { furtherGraveTitles } from './coverage-titles-grave-second.ts'
import { gravePains } from './coverage-titles-grave.ts'
import { nearestTopics } from './nearest-topics.ts'

const graveTitles = { ...gravePains, ...graveActs }
const briefsOf = (title: string) => [
  { topic: title, prompt: 'Plain words, and practical steps for our readers.' },
  { topic: '', prompt: title },
  { topic: '', prompt: `Write a practical article about ${title}` },
]
const idsNear = (topic: string) => nearestTopics(libraryTopics, { topic, prompt: '' }).map((offered) => offered.topic.id)
const kinds = Object.keys(graveTitles) as Array<keyof typeof graveTitles>
const titlesOf = (kind: keyof typeof graveTitles) => [...graveTitles[kind], ...furtherGraveTitles[kind]]

const whoCanHelp = ['more-than-stress', 'people-who-steady-you', 'stress-in-the-body']
const supplements = libraryTopics.filter(({ pillar, id }) => pillar === 'supplements' && id !== 'supplements-and-medicines')
const everythingBut = (...ids: string[]) => libraryTopics.map(({ id }) => id).filter((id) => !ids.includes(id))
const ofPillar = (...pillars: string[]) => libraryTopics.filter(({ pillar }) => pillars.includes(pillar)).map(({ id }) => id)

/** What is never offered beside each kind. */
const forbidden: Readonly<Record<keyof typeof graveTitles, readonly string[]>> = {
  dying: everythingBut(...whoCanHelp),
  selfHarm: everythingBut(...whoCanHelp),
  despair: everythingBut(...whoCanHelp),
  violence: everythingBut(...whoCanHelp),
  loss: everythingBut(...whoCanHelp),
  addiction: everythingBut(...whoCanHelp),
  eating: ofPillar('nutrition', 'supplements', 'fitness'),
  medicine: [...supplements.map(({ id }) => id), ...ofPillar('nutrition', 'fitness', 'sleep')],
  sleep: [...ofPillar('supplements'), 'sleep-caffeine', 'sleep-naps'],
  water: [...ofPillar('supplements'), 'weight-and-the-scale', 'hunger-and-fullness'],
  training: ['short-intervals', 'adding-load', 'strength-twice-a-week', 'weight-and-the-scale', ...ofPillar('supplements')],
  stimulants: [...ofPillar('supplements'), 'short-intervals'],
}

test('the tables hold 300 different grave titles and 150 everyday ones with the same words', () => {
  const grave = kinds.flatMap((kind) => titlesOf(kind)).map((title) => title.toLowerCase())
  expect(new Set(grave).size).toBeGreaterThanOrEqual(300)
  expect(new Set(titlesBesideGrave).size).toBeGreaterThanOrEqual(150)
})

describe.for(kinds)('titles of %s', (kind) => {
  const isQuick = (_: string, at: number) => at % 3 === 0
  test.for(titlesOf(kind).filter(isQuick))('“%s” is not covered, and what is offered is right beside it', expectHelp)

  test.for(titlesOf(kind).filter((title, at) => !isQuick(title, at)))(
    'nor is “%s”',
    deep('app/features/automation/composer/grave-titles.test.ts'),
    expectHelp,
  )

  function expectHelp(title: string) {
    for (const brief of briefsOf(title)) {
      expect(isCovered(libraryTopics, brief)).toBe(false)
      expect(findTopic(libraryTopics, brief)).toBe(null)
      const offered = nearestTopics(libraryTopics, brief)
      expect(offered).toHaveLength(3)
      expect(offered.filter(({ topic }) => forbidden[kind].includes(topic.id)).map(({ topic }) => topic.id)).toEqual([])
      expect(offered.every(({ isBesideNeed }) => isBesideNeed)).toBe(true)
    }
  }
})

test('the form in which a grave title is typed changes nothing', () => {
  for (const kind of kinds) {
    for (const title of titlesOf(kind).filter((each) => /^\p{ASCII}+$/u.test(each))) {
      for (const typed of [title.toUpperCase(), `  ${title.toLowerCase()}?!`, `“${title}”`])
        expect([typed, isCovered(libraryTopics, { topic: typed, prompt: '' })]).toEqual([typed, false])
    }
  }
})

// 17 of these 162 were refused before needs were heard; one more is, since the chat hears violence in it.
test('of everyday titles with words of grave ones nearly all stay covered', () => {
  const refused = titlesBesideGrave.filter((topic) => !isCovered(libraryTopics, { topic, prompt: '' }))
  expect(refused.length).toBeLessThanOrEqual(18)
})

test('what is offered in place of an everyday title is not said to stand beside a need', () => {
  for (const topic of ['Kombucha', 'Quantum physics', 'Hiking', 'Intermittent fasting', 'Colour on your plate', 'Melatonina'])
    expect([topic, nearestTopics(libraryTopics, { topic, prompt: '' }).some(({ isBesideNeed }) => isBesideNeed)]).toEqual([
      topic,
      false,
    ])
})

test.each([
  ['Colour on your plate', 'more-plants'],
  ['Color on your plate', 'more-plants'],
  ['Overtraining', 'rest-and-soreness'],
  ['Hemoglobin', 'iron'],
  ['Haemoglobin', 'iron'],
  ['Hiking', 'everyday-walking'],
  ['Vitamin D im Winter', 'vitamin-d'],
  ['vitamin d im winter', 'vitamin-d'],
  ['Insomnie', 'sleep-night-waking'],
  ['Insomnio', 'sleep-night-waking'],
  ['Melatonina', 'melatonin'],
  ['Magnésium', 'magnesium'],
  ['Creatina', 'creatine'],
  ['Caféine', 'sleep-caffeine'],
])('“%s” is refused, and %s is offered first', (title, id) => {
  expect(isCovered(libraryTopics, { topic: title, prompt: '' })).toBe(false)
  expect(idsNear(title)[0]).toBe(id)
})
