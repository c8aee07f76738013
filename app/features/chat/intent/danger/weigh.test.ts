import { expect, test } from 'vitest'

import { placeCharacters, placeWords } from './normal-text.ts'
import { compileWeights, shareKnown, weigh, weighedWords } from './weigh.ts'

const scales = compileWeights({
  alarm: 1,
  daily: -5,
  none: -1,
  meanings: '2 chest',
  words: '-0.5 course, 0 the my is, 1.5 pale',
  beginnings: '0.5 sweat',
})
const weightOf = (text: string, ...meanings: Array<'chest'>) => weigh(scales, placeWords(text).tokens, new Set(meanings))

test('a message weighs what its words, their beginnings and its meanings do, each once', () => {
  expect(weightOf('the my is')).toBe(-1)
  expect(weightOf('my pale pale')).toBe(0.5)
  expect(weightOf('sweating is pale', 'chest')).toBe(3)
  expect(weightOf('the course')).toBe(-1.5)
})

test('how much of a message is in words of a language is known by them and by their beginnings', () => {
  expect(shareKnown(scales, placeWords('ich will the my').tokens)).toBe(0.5)
  expect(shareKnown(scales, placeWords('sweating').tokens)).toBe(1)
  expect(shareKnown(scales, [])).toBe(0)
})

test('without spaces pairs and threes of characters are weighed, not over a comma, and no figures', () => {
  const { words, beginnings } = weighedWords(placeCharacters('我胸口痛，3天', 2).tokens, false)
  expect([...words]).toEqual(['我胸', '胸口', '口痛'])
  expect([...beginnings]).toEqual(['我胸口', '胸口痛'])
})
