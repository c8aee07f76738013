import { expect, test } from 'vitest'

import type { FoundPassage } from './choose-passages.ts'
import type { Material } from './compose-answer.ts'
import { namesPrice, speaksOfOffer, withoutOffers } from './without-offers.ts'

const passage = (path: string, text: string, more: Partial<FoundPassage> = {}) =>
  ({ id: path, path, title: 'A page', heading: 'A heading', text, kind: 'post', ...more }) as FoundPassage

const left = (passages: FoundPassage[]) =>
  withoutOffers({ terms: [], passages } satisfies Material).passages.map(({ path }) => path)

test.each([
  '/pricing',
  '/pricing#annual',
  '/trial',
  '/trial?from=chat',
  '/shop',
  '/shop/magnesium',
  '/go/magnesium',
  '/courses',
  '/courses#sleep',
])('nothing of %s is left', (path) => expect(left([passage(path, 'Words.')])).toEqual([]))

test.each(['/blog/sleep', '/courses/sleep', '/goals', '/shopping-for-sleep', '/trials-of-sleep', '/disclaimer', '/coaching'])(
  'what stands on %s is',
  (path) => expect(left([passage(path, 'Words.')])).toEqual([path]),
)

test('products and plans go wherever they stand, and so does what names a price', () => {
  const all = [
    passage('/a', 'Words.', { kind: 'product' }),
    passage('/b', 'Words.', { kind: 'plan' }),
    passage('/c', 'It costs $29.'),
    passage('/d', 'Words.', { heading: 'Free trial' }),
    passage('/e', 'Sleep is long.'),
  ]
  expect(left(all)).toEqual(['/e'])
})

test('of what was chosen, and of the pages that a question points back to, they go as well', () => {
  const plan = passage('/pricing', 'It costs $29.', { kind: 'plan' })
  const post = passage('/blog/sleep', 'Sleep is long.')
  const rank = { score: 1, coverage: 1 }
  const { chosen, about } = withoutOffers({
    terms: [],
    passages: [],
    chosen: [
      { ...plan, ...rank },
      { ...post, ...rank },
    ] as NonNullable<Material['chosen']>,
    about: [plan, post],
  })
  expect(chosen?.map(({ path }) => path)).toEqual(['/blog/sleep'])
  expect(about?.map(({ path }) => path)).toEqual(['/blog/sleep'])
})

test.each(['It is $29.', '29 € only', '29 euros', '19 USD', 'billed per month', 'Start the free trial', 'A discount waits'])(
  '“%s” names a price or a trial',
  (text) => expect(namesPrice(text)).toBe(true),
)

test.each([
  'It is $199.',
  'Our Annual plan would suit you.',
  'Try the trial first.',
  'You could buy magnesium.',
  'Look at our shop.',
  'Our products help with that.',
  'Join us today!',
  'See [the page](/pricing).',
  'See [magnesium](/shop/magnesium).',
  'The prices are fair.',
  'Sign up for more.',
])('“%s” offers something', (text) => expect(speaksOfOffer(text)).toBe(true))

test.each([
  'Sleep pressure builds over the day.',
  'Please see a doctor soon.',
  'You can talk to a person of our team.',
  'A walk of 20 minutes is a good beginning.',
  'In the end it is a surprise.',
  'See [the post](/blog/sleep).',
])('“%s” does not', (text) => expect(speaksOfOffer(text)).toBe(false))
