import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { formatTime } from './caption-times.ts'
import { parseCaptions } from './parse-captions.ts'

const text = (...lines: string[]) => lines.join('\n')
const damage = (typed: string) => {
  const parsed = parseCaptions(typed)
  return parsed.ok ? 'whole' : `${parsed.line}: ${parsed.reason}`
}
const GOOD = text(
  'WEBVTT - Sleep',
  'Kind: captions',
  '',
  'STYLE',
  '::cue { color: teal }',
  '',
  'NOTE who has read it',
  '',
  '1',
  '00:01.000 --> 00:04.500 align:start line:0',
  '<v Maya>Good <i>morning</i>,',
  'all of you &amp; yours.',
  '',
  'the second',
  '01:00:02.000 --> 01:00:03.000',
  'Light <00:02.500>comes first.',
)

test('captions are read with their times, and what is said without its tags', () => {
  expect(parseCaptions(GOOD)).toMatchObject({
    ok: true,
    cues: [
      { startsMs: 1_000, endsMs: 4_500, text: 'Good morning, all of you & yours.' },
      { startsMs: 3_602_000, endsMs: 3_603_000, text: 'Light comes first.' },
    ],
    vtt: `${GOOD}\n`,
  })
  expect(parseCaptions(`\uFEFF${GOOD.replaceAll('\n', '\r\n')}`)).toEqual(parseCaptions(GOOD))
})

test('SRT becomes WebVTT', () => {
  const srt = text(
    '1',
    '00:00:01,000 --> 00:00:02,000',
    '{\\an8}<font color="#fff">5 < 6 & <B>7</B></font>',
    '',
    '2',
    '00:00:02,500 --> 00:00:03,000',
    'Yes.',
  )
  expect(parseCaptions(srt)).toEqual({
    ok: true,
    cues: [
      { startsMs: 1_000, endsMs: 2_000, text: '5 < 6 & 7' },
      { startsMs: 2_500, endsMs: 3_000, text: 'Yes.' },
    ],
    vtt: text(
      'WEBVTT',
      '',
      '00:00:01.000 --> 00:00:02.000',
      '5 &lt; 6 &amp; <b>7</b>',
      '',
      '00:00:02.500 --> 00:00:03.000',
      'Yes.',
      '',
    ),
  })
})

const NO_TIMES = 'The times of a caption are missing here, like 00:00:01.000 --> 00:00:04.000.'
test.for([
  ['', '1: Captions begin with the word WEBVTT, or with the number and the times of an SRT file.'],
  [text('', '', 'Good morning.'), '3: Captions begin with the word WEBVTT, or with the number and the times of an SRT file.'],
  ['WEBVTTX', '1: Captions begin with the word WEBVTT, or with the number and the times of an SRT file.'],
  ['WEBVTT', '1: There is no caption in it.'],
  [text('WEBVTT', '00:01.000 --> 00:02.000', 'A'), '2: An empty line is missing between WEBVTT and the first caption.'],
  [text('WEBVTT', '', '00:01.000 --> 00:61.000', 'A'), '3: “00:61.000” is not a time like 00:01:02.500.'],
  [text('WEBVTT', '', '00:01,000 --> 00:02.000', 'A'), '3: “00:01,000” is not a time like 00:01:02.500.'],
  [text('WEBVTT', '', '1:00:01.000 --> 1:00:02.000', 'A'), '3: “1:00:01.000” is not a time like 00:01:02.500.'],
  [text('WEBVTT', '', '00:02.000 --> 00:02.000', 'A'), '3: This caption does not end after it begins.'],
  [text('WEBVTT', '', '00:02.000 --> 00:01.000', 'A'), '3: This caption does not end after it begins.'],
  [text('WEBVTT', '', 'a', '00:02.000 --> 00:03.000', '', '00:04.000 --> 00:05.000', 'B'), '4: This caption has no text.'],
  [text('WEBVTT', '', '00:02.000 --> 00:03.000', '<v Maya>', ''), '3: This caption has no text.'],
  [
    text('WEBVTT', '', '00:05.000 --> 00:06.000', 'A', '', '00:04.000 --> 00:07.000', 'B'),
    '6: This caption begins before the one above it.',
  ],
  [
    text('WEBVTT', '', '00:01.000 --> 00:02.000', 'A', '00:03.000 --> 00:04.000', 'B'),
    '5: An empty line is missing before this caption.',
  ],
  [text('WEBVTT', '', 'Good morning.', 'All of you.'), `4: ${NO_TIMES}`],
  [text('WEBVTT', '', 'Good morning.'), `3: ${NO_TIMES}`],
  [text('WEBVTT', '', '00:01.000 --> 00:02.000 top', 'A'), '3: “top” is not a caption setting.'],
  [text('WEBVTT', '', '00:01.000 --> 00:02.000', 'A', '5 < 6'), '5: A tag is damaged here. Write &lt; for the sign < itself.'],
  [
    text('WEBVTT', '', '00:01.000 --> 00:02.000', '<script>A</script>'),
    '4: A tag is damaged here. Write &lt; for the sign < itself.',
  ],
  [text('1', '00:00:01,000 --> 00:00:02', 'A'), '2: “00:00:02” is not a time like 00:01:02,500.'],
] as const)('%j is damaged: %s', ([typed, said]) => {
  expect(damage(typed)).toBe(said)
})

const cue = fc.record({
  startsMs: fc.nat(20 * 3_600_000),
  lasts: fc.integer({ min: 1, max: 60_000 }),
  text: fc.stringMatching(/^[A-Za-z][A-Za-z ,.!?é]{0,40}$/),
})
const inOrder = fc
  .array(cue, { minLength: 1, maxLength: 40 })
  .map((cues) => cues.toSorted((one, other) => one.startsMs - other.startsMs))
const written = (cues: { startsMs: number; lasts: number; text: string }[]) =>
  cues.map(({ startsMs, lasts, text }) => `${formatTime(startsMs)} --> ${formatTime(startsMs + lasts)}\n${text}\n`)

test('whatever is written in order is read as it was written, as WebVTT and as SRT', () => {
  fc.assert(
    fc.property(inOrder, (cues) => {
      const expected = cues.map(({ startsMs, lasts, text }) => ({
        startsMs,
        endsMs: startsMs + lasts,
        text: text.replaceAll(/ +/g, ' ').trim(),
      }))
      const vtt = ['WEBVTT\n', ...written(cues)].join('\n')
      expect(parseCaptions(vtt)).toMatchObject({ ok: true, cues: expected })
      const srt = written(cues).map((block, at) => `${at + 1}\n${block.replace(/\.(\d{3}) --> (.*)\.(\d{3})/, ',$1 --> $2,$3')}`)
      const converted = parseCaptions(srt.join('\n'))
      expect(converted).toMatchObject({ ok: true, cues: expected })
      // What was made of it is read again as the same.
      expect(parseCaptions(converted.ok ? converted.vtt : '')).toEqual(converted)
    }),
  )
})

test('a caption with its times exchanged is found at its own line', () => {
  fc.assert(
    fc.property(inOrder, fc.nat(), (cues, which) => {
      const at = which % cues.length
      const lines = ['WEBVTT\n', ...written(cues)].join('\n').split('\n')
      const line = 2 + at * 3
      lines[line] = lines[line]!.split(' --> ').toReversed().join(' --> ')
      expect(damage(lines.join('\n'))).toBe(`${line + 1}: This caption does not end after it begins.`)
    }),
  )
})

test('nothing that is typed throws, and a line that is named is there', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'WEBVTT',
      '',
      '00:01.000 --> 00:02.000',
      '1',
      'NOTE',
      '-->',
      '<',
      '<v A>',
      '00:00:01,000 --> 00:00:02,000',
      'Yes.',
    ),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, begins) => {
      const typed = [...(begins ? ['WEBVTT', ''] : []), ...pieces].join('\n')
      const parsed = parseCaptions(typed)
      const count = typed.replaceAll(/\r\n?/g, '\n').split('\n').length
      const isSound = parsed.ok ? parsed.cues.length > 0 : parsed.line >= 1 && parsed.line <= count
      expect(isSound).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a file of ten thousand captions is read whole, and four times as many cost at most six times the time', () => {
  const fileOf = (many: number) => {
    const cues = Array.from({ length: many }, (_, at) => ({ startsMs: at * 2_000, lasts: 1_000, text: 'Yes, and '.repeat(9) }))
    return ['WEBVTT\n', ...written(cues)].join('\n')
  }
  const readAll = (many: number) => {
    const file = fileOf(many)
    return () => void parseCaptions(file)
  }
  expect(parseCaptions(fileOf(10_000)).ok).toBe(true)
  expect(tooFastGrowth(readAll, 5_000)).toBeNull()
  expect(damage(fileOf(10_001))).toBe('30003: These are more than 10,000 captions.')
})

test('an arrow that is none is named with its own line', () => {
  for (const arrow of ['->', '—>', '=>', '-', '–'])
    expect(parseCaptions(`WEBVTT\n\n00:00.000 ${arrow} 00:04.000\nGood evening.\n`)).toEqual({
      ok: false,
      line: 3,
      reason: 'Write --> between its two times.',
    })
})
