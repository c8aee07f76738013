import { expect, test } from 'vitest'

import { unclaimedSentences } from './sounds-like-claim.ts'

test('of what an owner types, sentences with figures, stars and words that prove are named, each once', () => {
  const typed = {
    title: 'Sleep better',
    text: 'I coach since 2019. 9 of 10 come back. 93% sleep better. My plan is clinically proven.',
    figures: [{ value: '1,200+', label: 'people coached' }],
    points: [{ text: 'Rated 4.9/5' }, { text: '93% sleep better.' }],
  }
  expect(unclaimedSentences(typed, [])).toEqual([
    '93% sleep better.',
    'My plan is clinically proven.',
    '1,200+ people coached',
    'Rated 4.9/5',
  ])
})

test('what is a claim already is not named again, and neither are a price, a date or a disclaimer', () => {
  const typed = ['93% sleep better, I hear.', 'Since 2019, for $49 a month', 'Nothing here cures or prevents a disease.']
  expect(unclaimedSentences(typed, ['93% sleep better'])).toEqual([])
})

test('numbers, shares, stars and words that prove tell a claim; times, prices and plain counts do not', () => {
  const telling = ['25,000+ people', '89% sleep', '4.9/5', '2.5M+', '150+ lessons', 'Proven methods', 'Evidence-based', 'A cure']
  expect(unclaimedSentences(telling, [])).toEqual(telling)
  expect(unclaimedSentences(['Five subjects', '7 days', '$29 per month', '5:30', 'secure'], [])).toEqual([])
})

test('Markdown is read without its marks, and an address claims nothing', () => {
  const typed =
    '## Why\n\n- **93%** of [my clients](https://a.test/93%25-of-5/5) sleep better\n- See https://a.test/proven%20100%\n\n1. Rise\n'
  expect(unclaimedSentences(typed, [])).toEqual(['93% of my clients sleep better'])
  expect(unclaimedSentences(typed, unclaimedSentences(typed, []))).toEqual([])
})

test('terms, gifts and how soon somebody answers hold their owner to something; that something is free or takes days does not', () => {
  const promising = [
    'Seven days, no questions asked.',
    'No credit card.',
    'Cancel whenever you like.',
    'Your money back.',
    'Refunds are quick.',
    'You hear from me within a day.',
    'We answer every mail within two hours.',
    'The first talk is free of charge.',
    'It ends by itself.',
  ]
  expect(unclaimedSentences(promising, [])).toEqual(promising)
  expect(unclaimedSentences(['Start Free Trial', 'Within a week you sleep.', 'Cancel', 'It answers itself.'], [])).toEqual([])
})

test('how many people somebody has reached is a claim without a plus too; days, prices and how many a thing holds are none', () => {
  const counted = [
    '1,240 newsletter readers',
    'I have coached 85 busy parents and 12 clients.',
    '300 people',
    'Read by 15000 happy newsletter subscribers',
    '48 reviews',
  ]
  expect(unclaimedSentences(counted, [])).toEqual(counted)
  expect(
    unclaimedSentences(['For 2 people', '14 days', '$49 for members', '12 lessons for busy people', 'At 10:30 people rest'], []),
  ).toEqual([])
})
