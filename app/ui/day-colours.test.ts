import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { byDay, dayColours } from './day-colours.ts'
import { illustrationArt } from './illustration-art.ts'
import { pillars } from './pillar.ts'
import { themeColours } from './theme-colours.ts'

const tokens = readFileSync('app/ui/tokens.css', 'utf8')

/** One side of a token’s `light-dark()`, as hex. */
function token(name: string, side: 'day' | 'night'): string {
  const [, day, night] = new RegExp(`--${name}: light-dark\\(oklch\\(([\\d. ]+)\\), oklch\\(([\\d. ]+)\\)\\)`).exec(tokens)!
  const [lightness, chroma, hue] = (side === 'day' ? day! : night!).split(' ').map(Number) as [number, number, number]
  return hexOfOklch(lightness, chroma, hue)
}

/** https://bottosson.github.io/posts/oklab/, cut off where the screen ends. */
function hexOfOklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const encoded = channels.map((light) => {
    const clipped = Math.min(1, Math.max(0, light))
    return clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055
  })
  return `#${encoded
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

test.each([
  [[1, 0, 0], '#ffffff'],
  [[0.62796, 0.25768, 29.2339], '#ff0000'],
  [[0.45201, 0.31321, 264.052], '#0000ff'],
] as const)('oklch(%j) is %s', ([lightness, chroma, hue], hex) => {
  expect(hexOfOklch(lightness, chroma, hue)).toBe(hex)
})

test.each(Object.entries(dayColours))('%s is by day as in tokens.css', (name, hex) => {
  expect(hex).toBe(token(name, 'day'))
})

test('the colours of browsers’ own surfaces are the papers of the two themes', () => {
  expect(themeColours).toEqual({ light: token('paper', 'day'), dark: token('paper', 'night') })
})

test.each(pillars)('a plate of %s by day knows every colour that it names', (pillar) => {
  const drawn = byDay(illustrationArt({ pillar, seed: 'any', width: 400, height: 500 }))
  expect(drawn).toMatch(/#[0-9a-f]{6}/)
  expect(drawn).not.toMatch(/var\(|undefined/)
})
