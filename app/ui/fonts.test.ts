import { readdirSync, readFileSync, statSync } from 'node:fs'

import { expect, test } from 'vitest'

const folder = new URL('./fonts/', import.meta.url)
const kilobytes = (file: string) => statSync(new URL(file, folder)).size / 1000
const css = readFileSync(new URL('./fonts.css', import.meta.url), 'utf8')

test('a public page carries in English at most four font files, each within the first round trip of a connection', () => {
  const sizes = ['newsreader', 'instrument-sans', 'instrument-sans-strong', 'newsreader-question'].map((name) =>
    kilobytes(`${name}.woff2`),
  )
  // Ten segments of 1460 bytes arrive before the first acknowledgement (RFC 6928), the answer’s head among them.
  expect(Math.max(...sizes)).toBeLessThan(14)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(46)
})

test('every letter that a font file holds is asked for from one face of its family, and from one only', () => {
  for (const [name, moreName] of [
    ['newsreader', 'newsreader-more'],
    ['instrument-sans', 'instrument-sans-more'],
    ['instrument-sans-strong', 'instrument-sans-more'],
  ] as const) {
    const [basic, more] = [name, moreName].map(rangeOf)
    expect([...basic!].filter((letter) => more!.has(letter))).toEqual([])
    for (const letter of 'aé’ñ–ŒA·£ß€…<`~z') expect(basic!.has(letter) || more!.has(letter)).toBe(true)
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
  expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([...new Set(declared)].toSorted())
  for (const licence of ['newsreader.OFL.txt', 'instrument-sans.OFL.txt']) {
    expect(readFileSync(new URL(licence, folder), 'utf8')).toContain('SIL Open Font License')
  }
})

test('every face swaps, so that text is readable before its font arrives', () => {
  const remote = css.split('@font-face').filter((face) => face.includes('url('))
  expect(remote.length).toBeGreaterThan(0)
  for (const face of remote) expect(face).toContain('font-display: swap')
})
