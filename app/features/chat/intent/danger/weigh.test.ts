import { expect, test } from 'vitest'

import { placeWords } from './normal-text.ts'
import { compileWeights, shareKnown, weigh } from './weigh.ts'

const scales = compileWeights({
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

test('a message in another language has no weight', () => {
  expect(weightOf('ich will pale')).toBeNull()
  expect(shareKnown(scales, placeWords('ich will the my').tokens)).toBe(0.5)
})
