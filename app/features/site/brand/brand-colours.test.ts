import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { colourOf, SHIPPED_COLOUR } from '#features/site/core/brand-look.ts'

import { accentsOf, brandTokens, contrastOf, fixedTokens, hexOf, pairs, shippedTokens, sides } from './brand-colours.ts'

const css = readFileSync('app/ui/tokens.css', 'utf8')

/** A thousand colours that look random and are the same in every run. */
const colours = Array.from({ length: 1_000 }, (_, at) => `#${((at * 2_654_435_761) % 0x1000000).toString(16).padStart(6, '0')}`)

test('the tokens that follow a brand, and those beside them, are those of tokens.css', () => {
  for (const [name, { day, night }] of Object.entries({ ...shippedTokens, ...fixedTokens })) {
    const [first, second] = [day, night].map((shade) => `oklch(${shade.join(' ')})`)
    const written = name === 'alert-on-deep' ? first : `light-dark(${first}, ${second})`
    expect(css).toContain(`--${name}: ${written}`)
  }
})

test('every colour of tokens.css that is evergreen follows the brand', () => {
  const evergreen = [...css.matchAll(/--([\w-]+): light-dark\(oklch\(([\d. ]+)\), oklch\(([\d. ]+)\)\)/g)].filter(
    ([, , day, night]) =>
      [day!, night!].some((shade) => {
        const hue = Number(shade.split(' ')[2])
        return hue > 155 && hue < 170
      }),
  )
  expect(evergreen.map(([, name]) => name).filter((name) => !Object.hasOwn(shippedTokens, name!))).toEqual([])
})

test('the colour that ships gives the tokens that ship, and is not moved', () => {
  expect(brandTokens(SHIPPED_COLOUR)).toBe(shippedTokens)
  expect(accentsOf(SHIPPED_COLOUR)).toEqual({ day: SHIPPED_COLOUR, night: hexOf(shippedTokens.accent.night), isMoved: false })
  expect(failuresOf(SHIPPED_COLOUR)).toEqual([])
})

test('whatever colour is chosen, every pair can be read by day and by night', () => {
  expect(colours.flatMap(failuresOf)).toEqual([])
})

test.each(['#000000', '#ffffff', '#808080', '#ffff00', '#ff0000', '#00ff00', '#0000ff', '#ff00ff', '#00ffff'])(
  'the corner %s of all colours too',
  (colour) => {
    expect(failuresOf(colour)).toEqual([])
  },
)

test('a colour that can be read stays as it is; one that cannot is moved along its lightness, and keeps its hue', () => {
  expect(accentsOf('#1f3a93')).toMatchObject({ day: '#1f3a93', isMoved: false })
  const yellow = accentsOf('#ffd400')
  expect(yellow.isMoved).toBe(true)
  const { day, night } = brandTokens('#ffd400').accent
  expect(day[2]).toBeCloseTo(night[2], 0)
  expect(night[0]).toBeGreaterThan(day[0])
})

test('the hover of a button is another colour than the button', () => {
  for (const colour of colours.slice(0, 100)) {
    const { accent, 'accent-hover': hover } = brandTokens(colour)
    for (const side of sides) expect(hexOf(hover[side])).not.toBe(hexOf(accent[side]))
  }
})

test.each([
  ['#0C533A', '#0c533a'],
  [' 0c533a ', '#0c533a'],
  ['#abc', '#aabbcc'],
  ['#abcd', null],
  ['red', null],
  ['', null],
  ['#0c533a; } body { color: red', null],
])('%j is read as %j', (typed, colour) => {
  expect(colourOf(typed)).toBe(colour)
})

/** The pairs of a brand colour that have too little contrast, in words. */
function failuresOf(colour: string): string[] {
  const tokens = { ...fixedTokens, ...brandTokens(colour) }
  return sides.flatMap((side) =>
    pairs.flatMap(([front, back, least]) => {
      const contrast = contrastOf(tokens[front][side], tokens[back][side])
      return contrast >= least ? [] : [`${colour} by ${side}: ${front} on ${back} ${contrast.toFixed(2)}`]
    }),
  )
}
