import { expect, test } from 'vitest'

import { achievements } from '#features/health/core/achievements.ts'

import { achievementOfFile, choiceOf, nameOnPicture, picturePath, pictureWords } from './picture.ts'

const nothing = { date: false, name: false }

test.each(achievements)(
  'the picture of $type says its name, the house’s, and what the member wants, and no other number',
  (one) => {
    const bare = pictureWords(one, { name: null, date: null, siteName: 'Stillwater' })
    expect(bare).toEqual({ title: one.title, note: 'An achievement', siteName: 'Stillwater' })
    expect(Object.values(bare).join(' ')).not.toMatch(/\d/)
    const all = pictureWords(one, { name: 'Maya', date: '2 March 2026', siteName: 'Stillwater' })
    expect(all).toEqual({ ...bare, note: 'An achievement of Maya, 2 March 2026' })
    expect(pictureWords(one, { name: null, date: '2 March 2026', siteName: 'Stillwater' }).note).toBe(
      'An achievement, 2 March 2026',
    )
  },
)

test('an address holds the achievement and the choice, which it gives back', () => {
  for (const one of achievements)
    for (const date of [true, false])
      for (const name of [true, false]) {
        const url = new URL(picturePath(one, { date, name }), 'https://wellward.test')
        expect(achievementOfFile(url.pathname.split('/').at(-1)!)).toBe(one)
        expect(choiceOf(url.searchParams)).toEqual({ date, name })
      }
  expect(picturePath(achievements[0]!, nothing)).toBe('/health/achievements/7_day_streak.png')
  expect(choiceOf(new URLSearchParams('date=2026-03-02&name=Maya'))).toEqual(nothing)
})

test.each(['7_day_streak', '7_day_streak.svg', 'moon_walk.png', '.png', ''])('%o is no picture', (file) => {
  expect(achievementOfFile(file)).toBeUndefined()
})

test.each([
  ['Maya Lind', 'Maya'],
  ['  Jean-Luc  P ', 'Jean-Luc'],
  ['', null],
  [null, null],
])('of %o the first name is %o', (displayName, name) => {
  expect(nameOnPicture(displayName)).toBe(name)
})
