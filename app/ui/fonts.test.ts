import { readdirSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

const folder = new URL('./fonts/', import.meta.url)
const kilobytes = (file: string) => statSync(new URL(file, folder)).size / 1000
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

test('a public page carries in English at most three font files and 60 kB', () => {
  const total = ['newsreader.woff2', 'instrument-sans.woff2', 'newsreader-question.woff2']
    .map(kilobytes)
    .reduce((sum, size) => sum + size)
  expect(total).toBeLessThan(60)
})

test('every letter that a font file holds is asked for from one face of its family, and from one only', () => {
  for (const family of ['newsreader', 'instrument-sans']) {
    const [basic, more] = [family, `${family}-more`].map(rangeOf)
    expect([...basic!].filter((letter) => more!.has(letter))).toEqual([])
    for (const letter of 'aé’ñ–ŒA·£ß€…') expect(basic!.has(letter) || more!.has(letter)).toBe(true)
  }
})

/** The characters for which a file is loaded. */
function rangeOf(file: string): Set<string> {
  const face = css.split('@font-face').find((text) => text.includes(`/${file}.woff2`))!
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  const letters = ranges.flatMap(([, first, last = first]) => {
    const start = Number.parseInt(first!, 16)
    return Array.from({ length: Number.parseInt(last!, 16) - start + 1 }, (_, i) => String.fromCodePoint(start + i))
  })
  return new Set(letters)
}

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
