import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createDeflate, deflateSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { openReadingThreads } from '#platform/reading-threads.server.ts'
import { deep } from '#tests/support/deep.ts'
import { countTurns } from '#tests/support/turns.ts'

import { isPdf, MAX_PDF_BYTES, MAX_PDF_PAGES, sentenceOf } from './pdf-limits.ts'
import { pagesOfPdf } from './pdf-pages.server.ts'
import { aLockedPdf, aPdf, locks, streamOf, tablePdf } from './pdf.factory.ts'
import { readPdf } from './read-pdf.server.ts'

const readers = openReadingThreads(new AbortController().signal)
/** Longer than the busiest machine takes: what is too slow says so itself. */
const LONG_MS = 120_000
const read = async (pdf: Uint8Array, longestMs = LONG_MS) => {
  const answer = await readPdf({ readers }, pdf, crypto.randomUUID(), { longestMs })
  return answer.ok ? answer.pages : answer.problem.kind
}
const FERRITIN = [{ x: 50, y: 700, text: 'Ferritin 61 ng/mL 15 - 150' }]
const packedStream = (bytes: Uint8Array, times = 1) =>
  streamOf(Buffer.from(bytes).toString('latin1'), `/Filter[${'/FlateDecode'.repeat(times)}]`)
const packed = (content: string) => packedStream(deflateSync(Buffer.from(content, 'latin1')))

/** Millions of spaces, packed piece by piece: here too they have no room as a whole. */
async function packedSpaces(millions: number): Promise<Uint8Array> {
  const million = Buffer.alloc(1_000_000, ' ')
  return buffer(Readable.from(Array.from({ length: millions }, () => million)).pipe(createDeflate({ level: 1 })))
}

test('a table comes out line by line, each column as far to the right as it was printed', async () => {
  const [page] = (await read(
    tablePdf([
      ['Test', 'Result', 'Flag', 'Unit', 'Range'],
      ['Ferritin', '61', '', 'ng/mL', '15 - 150'],
      ['Hämoglobin (Hb)', '11,2', 'L', 'g/dl', '12 - 15'],
    ]),
  )) as string[][]
  expect(page!.map((line) => line.split(/\s{2,}/))).toEqual([
    ['Test', 'Result', 'Flag', 'Unit', 'Range'],
    ['Ferritin', '61', 'ng/mL', '15 - 150'],
    ['Hämoglobin (Hb)', '11,2', 'L', 'g/dl', '12 - 15'],
  ])
  expect(new Set(page!.map((line) => line.search(/ng\/mL|g\/dl|Unit/)))).toHaveProperty('size', 1)
})

test('pages that are turned, packed or many are read in their order', async () => {
  for (const turned of [0, 90, 180, 270])
    expect(await read(aPdf([FERRITIN], { page: `/Rotate ${turned}` }))).toEqual([['Ferritin 61 ng/mL 15 - 150']])
  expect(await read(aPdf([packed('BT /F1 10 Tf 50 700 Td (Ferritin 61 ng/mL) Tj ET')]))).toEqual([['Ferritin 61 ng/mL']])
  const most = Array.from({ length: MAX_PDF_PAGES }, (_, at) => [{ x: 50, y: 700, text: `This is page ${at + 1}` }])
  expect(((await read(aPdf(most))) as string[][]).flat().at(-1)).toBe('This is page 50')
})

test.each([
  ['a scan', aPdf(['q 500 0 0 700 0 0 cm /I1 Do Q'], { objects: [aGreyPicture()] }), 'scan'],
  [
    'a scan with the words of a scanner',
    aPdf([[{ x: 9, y: 9, text: 'Scan 1' }], '/I1 Do'], { objects: [aGreyPicture()] }),
    'scan',
  ],
  ...(Object.keys(locks) as (keyof typeof locks)[]).map(
    (lock) => [`one that is locked (${lock})`, aLockedPdf(lock), 'locked'] as const,
  ),
  ['one that ends in its middle', tablePdf([['Ferritin', '61']]).subarray(0, 480), 'broken'],
  ['one of nothing but its first line', Buffer.from('%PDF-1.7\n'), 'broken'],
  ['one of noise', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 0x9c)]), 'broken'],
  ['one without pages', aPdf([]), 'broken'],
  ['one that has fewer pages than none', aPdf([FERRITIN], { count: -3 }), 'broken'],
  ['one of 51 pages', aPdf(Array.from({ length: 51 }, () => FERRITIN)), 'too many pages'],
  ['one that is too large', Buffer.concat([aPdf([FERRITIN]), Buffer.alloc(MAX_PDF_BYTES, ' ')]), 'too large'],
  [
    'one that is its own page tree',
    Buffer.from(aPdf([FERRITIN]).toString('latin1').replace('[1000 0 R]', '[2 0 R   ]'), 'latin1'),
    'broken',
  ],
  ['one of lists in lists', aPdf(['x'], { catalog: `/A${'['.repeat(1_000_000)}` }), 'broken'],
  [
    'one of more text than anybody prints',
    aPdf(Array.from({ length: 49 }, () => [{ x: 9, y: 9, size: 0.1, text: 'Ferritin '.repeat(900) }])),
    'too much text',
  ],
  ['one of more lines than are read at once', tablePdf(Array.from({ length: 2_001 }, () => ['Ferritin', '61'])), 'too much text'],
] as const)('%s is none that is read', async (_name, pdf, kind) => {
  expect(await read(pdf)).toBe(kind)
})

/** What is said of a file with such a stream, and how many bytes of memory it has kept. */
async function readHungry(stream: string) {
  const pdf = aPdf([stream])
  const before = process.memoryUsage().rss
  const answer = await read(pdf)
  return { answer, kept: process.memoryUsage().rss - before }
}

test(
  'a gigabyte packed small ends with a sentence, and the memory that it took is given back',
  { timeout: LONG_MS },
  async () => {
    const { answer, kept } = await readHungry(packedStream(deflateSync(await packedSpaces(500)), 2))
    expect(answer).toBe('too hungry')
    expect(kept).toBeLessThan(500_000_000)
  },
)

test('so does one packed once', deep('app/features/health/labs/pdf/read-pdf.server.test.ts'), async () => {
  const { answer, kept } = await readHungry(packedStream(await packedSpaces(400)))
  expect(answer).toBe('too hungry')
  expect(kept).toBeLessThan(500_000_000)
})

test('one that would take for ever is ended, and meanwhile whoever else asks is served', async () => {
  const turns = countTurns()
  const pictures = Array.from({ length: 40 }, (_, at) =>
    streamOf('/X Do /X Do', `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${101 + at} 0 R>>>>`),
  )
  const slow = aPdf(['q '.repeat(3_000_000)], { objects: pictures })
  expect(await read(slow, 1_000)).toBe('too slow')
  expect(turns.stop()).toBeGreaterThan(100)
})

test('what a file would have run, opened or fetched is passed over', async () => {
  const hostile = aPdf([FERRITIN], {
    catalog: '/OpenAction 101 0 R/AA<</O 101 0 R>>/Names<</JavaScript 102 0 R/EmbeddedFiles 102 0 R>>',
    objects: [
      aGreyPicture(),
      '<</S/JavaScript/JS(while\\(true\\){} process.exit\\(1\\))>>',
      '<</Names[(a) 101 0 R]>>',
      '<</Type/Action/S/URI/URI(http://127.0.0.1:9/x)>>',
    ],
  })
  expect(await read(hostile)).toEqual([['Ferritin 61 ng/mL 15 - 150']])
})

test('a person reads one at a time, and what was read before is no hindrance', async () => {
  const [first, second] = await Promise.all([
    readPdf({ readers }, aPdf([FERRITIN]), 'maya'),
    readPdf({ readers }, aPdf([FERRITIN]), 'maya'),
  ])
  expect(first.ok).toBe(true)
  expect(second).toEqual({ ok: false, problem: { kind: 'waits' } })
  expect((await readPdf({ readers }, aPdf([FERRITIN]), 'maya')).ok).toBe(true)
})

test(
  'four times the lines cost at most six times the time',
  deep('app/features/health/labs/pdf/read-pdf.server.test.ts'),
  async () => {
    const took = async (lines: number) => {
      const pdf = tablePdf(Array.from({ length: lines }, (_, at) => [`Test ${at}`, '61', '', 'ng/mL', '15 - 150']))
      const times: number[] = []
      for (let time = 0; time < 3; time++) {
        // Beside the reading, the start of a thread would count.
        const bytes = new Uint8Array(pdf)
        const begun = process.threadCpuUsage()
        await pagesOfPdf(bytes)
        times.push(process.threadCpuUsage(begun).user)
      }
      return Math.min(...times)
    }
    await took(50)
    // The square stays the square, however often one looks; memory that is tidied up just then does not.
    const growth: number[] = []
    while (growth.length < 3 && !growth.some((each) => each < 6)) growth.push((await took(2_000)) / (await took(500)))
    expect(Math.min(...growth)).toBeLessThan(6)
  },
)

test('a PDF is known by what it begins with, whatever its name', () => {
  expect(isPdf(aPdf([FERRITIN]))).toBe(true)
  expect(isPdf(Buffer.from('\u{feff}\n%PDF-1.4\n'))).toBe(true)
  expect(isPdf(Buffer.from('Ferritin 61\nsee lab.pdf, made as %PDF'))).toBe(false)
  expect(isPdf(Buffer.from('Ferritin 61 ng/mL'))).toBe(false)
})

test('every problem is one clear sentence or two, and says what can be done', () => {
  const kinds = ['too large', 'scan', 'locked', 'broken', 'too much text', 'too slow', 'too hungry', 'busy', 'waits'] as const
  for (const kind of kinds) expect(sentenceOf({ kind })).toMatch(/^[A-Z].*\. (?:Please|Or)\b.*\.$/)
  expect(sentenceOf({ kind: 'too many pages', pages: 51 })).toBe('This PDF has 51 pages. Please choose at most 50 at a time.')
})

function aGreyPicture(): string {
  return streamOf('\u{80}'.repeat(64), '/Type/XObject/Subtype/Image/Width 8/Height 8/ColorSpace/DeviceGray/BitsPerComponent 8')
}
