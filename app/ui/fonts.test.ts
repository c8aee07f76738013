import { readdirSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

const folder = new URL('./fonts/', import.meta.url)
const kilobytes = (file: string) => statSync(new URL(file, folder)).size / 1000
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

test('a public page carries at most three font files and 90 kB', () => {
  const total = ['newsreader.woff2', 'instrument-sans.woff2', 'newsreader-question.woff2']
    .map(kilobytes)
    .reduce((sum, size) => sum + size)
  expect(total).toBeLessThan(90)
})

test('every committed file is declared, and every declared file is there with its licence', () => {
  const declared = [...css.matchAll(/fonts\/([\w-]+\.woff2)/g)].map((match) => match[1])
  const files = readdirSync(folder)
  expect(files.filter((file) => file.endsWith('.woff2'))).toEqual(declared.toSorted())
  for (const licence of ['newsreader.OFL.txt', 'instrument-sans.OFL.txt']) {
    expect(readFileSync(new URL(licence, folder), 'utf8')).toContain('SIL Open Font License')
  }
})

test('every face swaps, so that text is readable before its font arrives', () => {
  const remote = css.split('@font-face').filter((face) => face.includes('url('))
  expect(remote.length).toBeGreaterThan(0)
  for (const face of remote) expect(face).toContain('font-display: swap')
})
