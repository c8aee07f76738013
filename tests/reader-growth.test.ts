import { pathToFileURL } from 'node:url'

import { expect, test } from 'vitest'

import { tooFastGrowth } from './patterns/growth.ts'
import { hostileFrames, hostileRuns, hostileText } from './patterns/hostile-texts.ts'
import { readerTerms, termsOf } from './patterns/reader-terms.ts'
import { readersOfText } from './patterns/readers.ts'

/** The length of a field of a form, in characters. */
const LENGTH = 20_000
/** Of each run in all frames there are too many for a quick test: each run comes in the bare frame and in two others. */
const framesOf = (at: number) => [hostileFrames[0]!, hostileFrames[1 + (at % 11)]!, hostileFrames[1 + ((at + 5) % 11)]!]

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
  expect(tooFastGrowth((length) => () => void text(length).replace(/\s+$/, ''), LENGTH)).toBeGreaterThan(6)
  expect(tooFastGrowth((length) => () => void text(100 * length).trimEnd(), LENGTH)).toBeNull()
})

test.each(tried.map((reader) => [`${reader.name} (${reader.path})`, reader] as const))(
  '%s takes at most six times as long for a hostile text of four times the length',
  { timeout: 120_000 },
  async (_title, { path, name, ...reader }) => {
    const { others = [], most = LENGTH } = termsOf({ path, name, ...reader })
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
    for (const [at, run] of hostileRuns.entries())
      for (const frame of framesOf(at)) {
        const growth = tooFastGrowth((length) => read(hostileText(run, frame, length)), most)
        if (growth !== null) slow.push(`${JSON.stringify(hostileText(run, frame, 12))}: ${growth.toFixed(1)} times`)
      }
    expect(slow).toEqual([])
  },
)
