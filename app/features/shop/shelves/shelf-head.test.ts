import { expect, test } from 'vitest'

import { shelfHead } from './shelf-head.ts'
import { questionOf } from './shelf.ts'

const head = (search: string, shown?: number) => {
  const question = questionOf(new URLSearchParams(search))
  const { title, address, listed } = shelfHead(question, shown ?? question.page, 'Wellness Shop')
  return [title, address, listed]
}

test.each([
  ['', 'Wellness Shop', '/shop', true],
  ['page=1', 'Wellness Shop', '/shop', true],
  ['tab=supplements&page=2', 'Wellness Shop, page 2', '/shop?page=2', true],
  ['tab=equipment', 'Wellness Shop: Equipment', '/shop?tab=equipment', true],
  ['tab=equipment&page=3', 'Wellness Shop: Equipment, page 3', '/shop?tab=equipment&page=3', true],
  ['tab=books', 'Wellness Shop: Books', '/shop?tab=books', true],
  ['tab=accessories', 'Wellness Shop: Accessories', '/shop?tab=accessories', true],
  ['sort=price-asc&page=2', 'Wellness Shop, page 2', '/shop', true],
  ['q=whey', 'Wellness Shop: “whey”', '/shop', false],
  ['q=bar+%26+rack&tab=equipment&page=2', 'Wellness Shop: “bar & rack” in Equipment, page 2', '/shop?tab=equipment', false],
])('%s is called “%s”, is kept under %s, and is listed: %s', (search, ...told) => {
  expect(head(search)).toEqual(told)
})

test('a page that is not there is the last one, which is shown instead', () => {
  expect(head('page=99999', 3)).toEqual(['Wellness Shop, page 3', '/shop?page=3', true])
})

test('the shop is called what its owner calls it', () => {
  expect(shelfHead(questionOf(new URLSearchParams('tab=books')), 1, 'The larder').title).toBe('The larder: Books')
})
