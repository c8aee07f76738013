import { readdirSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

import { SHIPPED_COLOUR, typePairs } from '#features/site/core/brand-look.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'

import { brandLookOf } from './brand-look.server.ts'
import { brandSheet, brandSheetAt } from './brand-sheet.server.ts'

test('a site that looks as it ships has no sheet, no other fonts and no other icons', () => {
  expect(brandLookOf(shippedSettings)).toBeNull()
})

test.each([
  [220, 60, { width: 117, height: 32, isWide: true }],
  [60, 60, { width: 32, height: 32, isWide: false }],
  [1_600, 100, { width: 180, height: 11, isWide: true }],
])('a logo of %i by %i fits the bar, and a wide one stands alone on a phone', (width, height, shown) => {
  const logo = { key: `brand/${'0'.repeat(32)}.svg`, width, height, ground: 'none' } as const
  const look = brandLookOf({ house: { ...shippedSettings.house, logo } })
  expect(look?.logo).toMatchObject(shown)
  expect(look?.logo?.style).toEqual({})
})

test('the sheet of the colour that ships says what tokens.css says', () => {
  const tokens = readFileSync('app/ui/tokens.css', 'utf8').replaceAll(/\s/g, '')
  const { css } = brandSheet({ colour: SHIPPED_COLOUR, type: 'warm' })
  const said = [...css.matchAll(/(--(?!scrim)[\w-]+:light-dark\([^;}]+\))/g)].map(([, line]) => line!.replaceAll(/\s/g, ''))
  expect(said.length).toBeGreaterThan(10)
  for (const line of said) expect(tokens).toContain(line)
})

test('the address of a sheet says all that is in it: another colour, another address, and each leads to its sheet', () => {
  const sheets = ['#ffd400', '#1b2a6b'].flatMap((colour) => typePairs.map((type) => brandSheet({ colour, type })))
  expect(new Set(sheets.map(({ address }) => address)).size).toBe(sheets.length)
  for (const { address, css } of sheets) {
    expect(brandSheetAt(address.slice('/media/look/'.length))).toEqual({ address, css, isCurrent: true })
  }
})

test('an address of another release leads to today’s sheet, one of nothing to none', () => {
  const today = brandSheet({ colour: '#ffd400', type: 'plain' })
  expect(brandSheetAt('0000000000-ffd400-plain.css')).toEqual({ ...today, isCurrent: false })
  for (const name of [
    '',
    'x.css',
    '0000000000-ffd40-plain.css',
    '0000000000-ffd400-comic.css',
    '../0000000000-ffd400-plain.css',
  ]) {
    expect(brandSheetAt(name)).toBeNull()
  }
})

test('fonts are asked for from this site alone, swap, and each fits the first round trip of a connection', () => {
  const { css } = brandSheet({ colour: '#ffd400', type: 'warm' })
  const remote = css.split('@font-face').filter((face) => face.includes('url('))
  expect(remote.length).toBeGreaterThan(3)
  for (const face of remote) expect(face).toMatch(/url\('\/[^/].*font-display:swap/)
  const folder = new URL('fonts/', import.meta.url)
  const files = readdirSync(folder)
  const sizes = files.filter((file) => file.endsWith('.woff2')).map((file) => statSync(new URL(file, folder)).size)
  expect(Math.max(...sizes)).toBeLessThan(14_600)
  for (const name of ['fraunces', 'bricolage', 'figtree']) {
    expect(readFileSync(new URL(`${name}.OFL.txt`, folder), 'utf8')).toContain('SIL Open Font License')
  }
})
