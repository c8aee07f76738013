import { expect, test } from 'vitest'

import { illustrationAt } from '#ui/illustration-address.ts'

import { batchCover, coverOf } from './covers.ts'

test('a cover is the plate of the title on the pillar of the article', () => {
  const cover = coverOf({ title: 'Is Café Sleep real?', pillar: 'sleep', tags: [] })
  expect(cover).toBe('/plates/1/sleep/1200x630/is-cafe-sleep-real.svg')
  expect(illustrationAt(cover.replace('/plates/', ''))).toEqual({
    pillar: 'sleep',
    seed: 'is-cafe-sleep-real',
    width: 1200,
    height: 630,
  })
})

test('without a pillar its words choose one, always the same', () => {
  const pillar = (title: string, tags: string[] = []) => coverOf({ title, pillar: null, tags }).split('/')[3]
  expect(pillar('What a supplement label hides')).toBe('supplements')
  expect(pillar('At night', ['sleep'])).toBe('sleep')
  expect(pillar('Knees')).toBe(pillar('Knees'))
  expect(illustrationAt(coverOf({ title: '睡眠', pillar: 'unheard-of', tags: [] }).replace('/plates/', ''))).toMatchObject({
    seed: 'post',
  })
})

test('all batches get one plate, which is drawn', () => {
  const drawn = { pillar: 'nutrition', seed: 'plate-library', width: 1200, height: 630 } as const
  expect(illustrationAt(batchCover.replace('/plates/', ''))).toEqual(drawn)
})
