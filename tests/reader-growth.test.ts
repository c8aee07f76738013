import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { tooFastGrowth } from './patterns/growth.ts'
import { hostileFrames, hostileRuns, hostileText } from './patterns/hostile-texts.ts'
import { readerTerms, termsOf } from './patterns/reader-terms.ts'
import { readersOfText } from './patterns/readers.ts'
import { deep } from './support/deep.ts'

/** The length of a field of a form, in characters. */
const LENGTH = 20_000
/** A quarter of it shows the square as well, in a sixteenth of the time. */
const QUICK_LENGTH = LENGTH / 4
/** Each run in all frames would take minutes: the quick test has the bare one. */
const bareFrame = [hostileFrames[0]!]

const readers = readersOfText()
const tried = readers.filter((reader) => termsOf(reader).excused === undefined)

test('every exported reader of a text is tried, or says why not', () => {
  expect(readers.length).toBeGreaterThan(100)
  const unknown = tried
    .filter((reader) => reader.others > (termsOf(reader).others?.length ?? 0))
    .map(({ path, name }) => `${path}#${name}`)
  expect(unknown, 'Say in tests/patterns/reader-terms.ts what these need beside the text.').toEqual([])
  const known = new Set(readers.map(({ path, name }) => `${path.replace(/^app\/(?:features\/)?/, '')}#${name}`))
  expect(
    Object.keys(readerTerms).filter((key) => !known.has(key)),
    'These are no readers any more.',
  ).toEqual([])
})

test('what grows with the square of the length is seen, and what grows with the length is let through', () => {
  const text = (length: number) => `a${' '.repeat(length)}b`
  expect(tooFastGrowth((length) => () => void text(length).replace(/\s+$/, ''), LENGTH / 2)).toBeGreaterThan(6)
  expect(tooFastGrowth((length) => () => void text(100 * length).trimEnd(), LENGTH)).toBeNull()
})

const named = tried.map((reader) => [`${reader.name} (${reader.path})`, reader] as const)

type Reader = (typeof tried)[number]

async function slowOnes({ path, name, ...reader }: Reader, frames: typeof hostileFrames, length: number) {
  const { others = [], most = length } = termsOf({ path, name, ...reader })
  const module = (await import(pathToFileURL(path).href)) as Record<
    string,
    (text: string, ...rest: readonly unknown[]) => unknown
  >
  const read = (text: string) => () => {
    try {
      module[name]!(text, ...others)
    } catch {
      // That a text is refused is an answer as well.
    }
  }
  read('ready')()
  const slow: string[] = []
  for (const run of hostileRuns)
    for (const frame of frames) {
      const growth = tooFastGrowth((length) => read(hostileText(run, frame, length)), most)
      if (growth !== null) slow.push(`${JSON.stringify(hostileText(run, frame, 12))}: ${growth.toFixed(1)} times`)
    }
  return slow
}

test.for(named)(
  '%s takes at most six times as long for a hostile text of four times the length',
  { timeout: 120_000 },
  async ([, reader]) => {
    expect(await slowOnes(reader, bareFrame, QUICK_LENGTH)).toEqual([])
  },
)

test.for(named)('%s does so whatever stands around it', deep('tests/reader-growth.test.ts', 300_000), async ([, reader]) => {
  expect(await slowOnes(reader, hostileFrames, LENGTH)).toEqual([])
})
