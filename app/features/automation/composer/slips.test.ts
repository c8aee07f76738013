import { expect, test } from 'vitest'

import { libraryTopics } from '#content/library/library.ts'

import { withoutSlips } from './slips.ts'

const heard = (text: string) => withoutSlips(libraryTopics, text)

test.each([
  ['Magnesuim for cramps', 'magnesium for cramps'],
  ['magnesum', 'magnesium'],
  ['maagnesium', 'magnesium'],
  ['magnisium', 'magnesium'],
  ['meletonin', 'melatonin'],
  ['caffiene and sleep', 'caffeine and sleep'],
  ['iron defficiency', 'iron deficiency'],
  ['strenght training', 'strength training'],
  ['breathing excercises', 'breathing exercises'],
  ['insomia', 'insomnia'],
])('one slip in a long key word is heard: %s', (text, meant) => {
  expect(heard(text).toLowerCase()).toBe(meant)
})

test.each([
  'Creative writing',
  'Mediation at work',
  'Mapping the city',
  'Staying sober',
  'Homeless in winter',
  'A vocation',
  'Qualify for a loan',
  'Searing meat',
  'Shaving tips',
  'Mourning a friend',
  'Batting averages',
  'Trucking companies',
  'Loveliness',
  'Restoring chairs',
  'Medication',
  'Sweeping floors',
])('another word of the language is left as it is: %s', (text) => {
  expect(heard(text)).toBe(text)
})

test.each(['salk', 'brake', 'ion', 'cofe', 'slep', 'wather', 'snck'])('a short word is never guessed: %s', (text) => {
  expect(heard(text)).toBe(text)
})

test.each(['magneusimm', 'mgnesim', 'xagnesium', 'ritamins'])('nor one with two slips, or another first letter: %s', (text) => {
  expect(heard(text)).toBe(text)
})

test('a text without slips stays as it is, in every topic', () => {
  const texts = libraryTopics.flatMap(({ titles, keywords, summary }) => [...titles, ...keywords, summary])
  expect(texts.filter((text) => heard(text) !== text)).toEqual([])
})
