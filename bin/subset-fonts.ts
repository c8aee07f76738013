/**
 * Makes the font files of app/ui/fonts, and of the pairings that an owner may choose instead, from the packages of @fontsource-variable: only the characters, axes and features
 * that the product uses, and the face of the share pictures, which the server draws itself. The files are committed; run this
 * again after changing what is asked for here:
 *
 *   node bin/subset-fonts.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const target = new URL('../app/ui/fonts/', import.meta.url)
const choices = new URL('../app/features/site/brand/fonts/', import.meta.url)
const shareFace = new URL('../app/features/site/share/newsreader-share.ttf', import.meta.url)

/** What nearly every English page needs; the rest of Latin-1 stands in files that load where a letter of it occurs (`unicode-range` in app/ui/fonts.css). */
const rare = '<=>[\\]^`{|}~'
const basic = [...range(0x20, 0x7e), ...'\u00a0©·½×’‘“”–—…−•→'].filter((character) => !rare.includes(character)).join('')
const more = [...rare, ...range(0xa1, 0xff), ...'‚„←↑↓≥≤≈€£™ŒœŠšŽžŸ'].filter((character) => !basic.includes(character)).join('')
const latin1 = basic + more
const figures = '0123456789+−-–.,:%/kKM '
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'case', 'lnum', 'tnum']

const newsreader = '@fontsource-variable/newsreader'
const instrumentSans = '@fontsource-variable/instrument-sans'
const fraunces = '@fontsource-variable/fraunces'
const bricolage = '@fontsource-variable/bricolage-grotesque'
const figtree = '@fontsource-variable/figtree'

type Wanted = {
  file: string
  from: string
  axes: Record<string, number | { min: number; max: number }>
  characters?: string
}
/** A file for nearly every English page, and one with the rest of Latin-1. */
const inTwo = (name: string, from: string, axes: Wanted['axes']): Wanted[] => [
  { file: `${name}.woff2`, from, axes, characters: basic },
  { file: `${name}-more.woff2`, from, axes, characters: more },
]
const wanted: Wanted[] = [
  // Every page. One optical size for all: the axis would cost 11 kB, and 36 reads well from 18 to 96 px.
  {
    file: 'newsreader.woff2',
    from: `${newsreader}/files/newsreader-latin-opsz-normal.woff2`,
    axes: { wght: 380, opsz: 36 },
    characters: basic,
  },
  {
    file: 'newsreader-more.woff2',
    from: `${newsreader}/files/newsreader-latin-opsz-normal.woff2`,
    axes: { wght: 380, opsz: 36 },
    characters: more,
  },
  {
    file: 'instrument-sans.woff2',
    from: `${instrumentSans}/files/instrument-sans-latin-standard-normal.woff2`,
    axes: { wdth: 100, wght: 400 },
    characters: basic,
  },
  {
    file: 'instrument-sans-strong.woff2',
    from: `${instrumentSans}/files/instrument-sans-latin-standard-normal.woff2`,
    axes: { wdth: 100, wght: 560 },
    characters: basic,
  },
  {
    file: 'instrument-sans-more.woff2',
    from: `${instrumentSans}/files/instrument-sans-latin-standard-normal.woff2`,
    axes: { wdth: 100, wght: { min: 400, max: 560 } },
    characters: more,
  },
  // Where a question in the visitor’s voice stands; the questions are ours and English.
  {
    file: 'newsreader-question.woff2',
    from: `${newsreader}/files/newsreader-latin-opsz-italic.woff2`,
    axes: { wght: 400, opsz: 20 },
    characters: basic,
  },
  // Member and admin pages.
  {
    file: 'newsreader-title.woff2',
    from: `${newsreader}/files/newsreader-latin-opsz-normal.woff2`,
    axes: { wght: 450, opsz: 24 },
  },
  {
    file: 'newsreader-figures.woff2',
    from: `${newsreader}/files/newsreader-latin-opsz-normal.woff2`,
    axes: { wght: 340, opsz: 72 },
    characters: figures,
  },
]

/** The two other pairings: one weight of the headings for all that they say. */
const chosen: Wanted[] = [
  ...inTwo('fraunces', `${fraunces}/files/fraunces-latin-full-normal.woff2`, { wght: 380, opsz: 36, SOFT: 40, WONK: 0 }),
  {
    file: 'fraunces-question.woff2',
    from: `${fraunces}/files/fraunces-latin-full-italic.woff2`,
    axes: { wght: 380, opsz: 24, SOFT: 40, WONK: 0 },
    characters: basic,
  },
  ...inTwo('bricolage', `${bricolage}/files/bricolage-grotesque-latin-standard-normal.woff2`, { wght: 500, wdth: 100, opsz: 36 }),
  ...inTwo('figtree', `${figtree}/files/figtree-latin-wght-normal.woff2`, { wght: 400 }),
  {
    file: 'figtree-strong.woff2',
    from: `${figtree}/files/figtree-latin-wght-normal.woff2`,
    axes: { wght: 560 },
    characters: basic,
  },
  {
    file: 'figtree-question.woff2',
    from: `${figtree}/files/figtree-latin-wght-italic.woff2`,
    axes: { wght: 400 },
    characters: basic,
  },
]

for (const [folder, files] of [
  [target, wanted],
  [choices, chosen],
] as const)
  await cut(folder, files)

async function cut(folder: URL, files: readonly Wanted[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const each of files) await writeFont(folder, each)
}

async function writeFont(folder: URL, { file, from, axes, characters = latin1 }: Wanted): Promise<void> {
  const font = await subsetFont(await readFile(require.resolve(from)), characters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  })
  await writeFile(new URL(file, folder), font)
  process.stdout.write(`${file} ${(font.length / 1000).toFixed(1)} kB\n`)
}
const shareFont = await subsetFont(
  await readFile(require.resolve(`${newsreader}/files/newsreader-latin-opsz-normal.woff2`)),
  latin1,
  // The library that sets the words of pictures reads no woff2.
  { targetFormat: 'truetype', variationAxes: { wght: 380, opsz: 72 }, keepFeatures: features, noHinting: true },
)
await mkdir(new URL('./', shareFace), { recursive: true })
await writeFile(shareFace, shareFont)
for (const [name, from, folder] of [
  ['newsreader', newsreader, target],
  ['instrument-sans', instrumentSans, target],
  ['fraunces', fraunces, choices],
  ['bricolage', bricolage, choices],
  ['figtree', figtree, choices],
] as const) {
  await writeFile(new URL(`${name}.OFL.txt`, folder), await readFile(require.resolve(`${from}/LICENSE`)))
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i))
}
