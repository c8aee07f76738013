import fc from 'fast-check'
import { expect, test } from 'vitest'

import { illustrationAddress, illustrationAt } from './illustration-address.ts'
import { illustrationArt } from './illustration-art.ts'

const at = (seed: string) => illustrationAddress({ pillar: 'sleep', seed, width: 300, height: 200 })

test('a plate is drawn from whatever is typed, at an address that is one', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (seed) => {
      const address = at(seed)
      expect(address).toMatch(/^[\w/.-]+$/)
      expect(illustrationAt(address.replace('/plates/', ''))).toMatchObject({ pillar: 'sleep', width: 300, height: 200 })
    }),
  )
})

test('a plain word stays as it is, and another word draws another plate', () => {
  expect(at('evening-walk')).toBe('/plates/2/sleep/300x200/evening-walk.svg')
  const words = ['two words', 'Müde Füße', 'Sleep/rest', 'a?b#c', '..', 'Ruhe & Kraft', '🎉', '🎈', '50% off', '']
  expect(new Set(words.map(at)).size).toBe(words.length)
})

test('what is stored with the name of the product is drawn as ever at an address without it', () => {
  const stored = at('wellward-iv')
  expect(stored).toBe('/plates/2/sleep/300x200/plate-iv.svg')
  const size = { pillar: 'sleep', width: 300, height: 200 } as const
  const old = illustrationAt('1/sleep/300x200/wellward-iv.svg')!
  expect(illustrationArt(old)).toBe(illustrationArt({ ...size, seed: 'plate-iv' }))
  expect(illustrationArt(old)).not.toBe(illustrationArt({ ...size, seed: 'plate-b' }))
})

test.each(['wellward-walk', 'my-wellward-iv', 'wellward-iv-2', 'wellward'])('%s was typed by somebody, and stays', (seed) => {
  expect(at(seed)).toContain(`/${seed}.svg`)
})
