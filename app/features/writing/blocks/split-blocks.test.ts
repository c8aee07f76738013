import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hostileMarkup } from '#tests/support/hostile-markup.ts'

import { blockExamples } from './block-examples.ts'
import { MAX_BLOCKS, splitBlocks, withoutBlocks, type Block } from './split-blocks.ts'

const blocksIn = (markdown: string) => splitBlocks(markdown).parts.filter((part): part is Block => typeof part !== 'string')
const namesIn = (markdown: string) => blocksIn(markdown).map(({ content }) => content.name)

test('a text is taken apart into Markdown and blocks, in order', () => {
  const { parts, problems } = splitBlocks(
    'One\n:::callout tone="warning" title="Stop"\nTwo\n\n- three\n:::\nFour\n:::button label="Go" to="/x"',
  )
  expect(parts).toEqual([
    'One',
    {
      content: { name: 'callout', tone: 'warning', title: 'Stop', text: 'Two\n\n- three' },
      line: 2,
      source: ':::callout tone="warning" title="Stop"\nTwo\n\n- three\n:::',
    },
    'Four',
    { content: { name: 'button', label: 'Go', to: '/x' }, line: 8, source: ':::button label="Go" to="/x"' },
  ])
  expect(problems).toEqual([])
})

test('every example of the editor is a block, but for the addresses that are filled in first', () => {
  const filled = blockExamples.map(({ text }) =>
    text
      .replace('watch?v=', 'watch?v=abcdefghijk')
      .replace('"https://"', '"https://else.example/a.mp3"')
      .replace('"/"', '"/a.pdf"'),
  )
  expect(namesIn(filled.join('\n\n'))).toEqual(blockExamples.map(({ name }) => name))
})

describe('what is code stays code', () => {
  test.each([
    '```\n:::button label="a" to="/b"\n```',
    '~~~~ md\n:::callout\ntext\n:::\n~~~\n:::button label="a" to="/b"\n~~~~',
    '```\n:::button label="a" to="/b"',
    '    :::button label="a" to="/b"',
    '> :::button label="a" to="/b"',
  ])('%j', (markdown) => expect(splitBlocks(markdown)).toEqual({ parts: [markdown], problems: [] }))

  test('within a block, too', () => {
    const [block] = blocksIn(':::callout\n```\n:::\n```\nafter\n:::')
    expect(block!.content).toMatchObject({ text: '```\n:::\n```\nafter' })
  })
})

test.each([
  [':::figur picture="/media/a.webp" alt="b"', 1, /^There is no block “figur”\. There are: callout, table/],
  ['\n\n:::callout\ntext', 3, /no end/],
  [':::callout\ntext\n:::callout\nmore\n:::', 1, /no end/],
  [':::callout tone="loud"\ntext\n:::', 1, /tone of a callout is note, tip or warning/],
  [':::callout\n\n:::', 1, /A callout has a text/],
  [':::callout onclick="alert(1)"\ntext\n:::', 1, /A callout has no field “onclick”\. It may have: tone, title\./],
  [':::callout __proto__="x"\ntext\n:::', 1, /“__proto__="x"” is no field/],
  [':::callout constructor="x"\ntext\n:::', 1, /no field “constructor”/],
  [':::constructor', 1, /There is no block/],
  [':::button label="a"', 1, /^The address \(to\) is missing\.$/],
  [':::button label="a" label="b" to="/"', 1, /“label” stands here twice/],
  [':::button label=a to="/"', 1, /“label=a to="\/"” is no field: write name="value"/],
  [':::button label="a" to="javascript:alert(1)"', 1, /A button leads to/],
  [':::button label="a" to="//else.example"', 1, /A button leads to/],
  [':::button label="a" to="/\\else.example"', 1, /A button leads to/],
  [':::film title="a" address="https://films.example/watch?v=abcdefghijk"', 1, /no film on YouTube or Vimeo/],
  [':::recording title="a" address="http://else.example/a.mp3"', 1, /begins with https/],
  [':::file label="a" address="https://else.example/a.pdf"', 1, /one of this site/],
  [':::table\none\n:::', 1, /at least one more/],
  [':::table\n| a | b |\n| 1 | 2 | 3 |\n:::', 1, /Row 2 of the table has more cells/],
  [`:::button to="/" label="${'a'.repeat(81)}"`, 1, /at most 80 characters/],
  ['text\n:::', 2, /ends no block/],
  ['::: ::: callout', 1, /After ::: comes the name/],
])('%j stays text, and its author is told', (markdown, line, sentence) => {
  const { problems } = splitBlocks(markdown)
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ line, sentence: expect.stringMatching(sentence) })
})

test('the end of a refused block, and one that nobody had to write, are no second mistake', () => {
  expect(splitBlocks(':::button label="a"\n:::').problems).toHaveLength(1)
  expect(splitBlocks(':::spoiler\ntext\n:::').problems).toHaveLength(1)
  expect(splitBlocks(':::button label="a" to="/"\n:::\nText')).toMatchObject({ problems: [], parts: [{}, 'Text'] })
})

test('quotes as programs for writing make them', () => {
  expect(blocksIn(`:::Button LABEL=“Say "yes"” to='/a'`)[0]!.content).toEqual({ name: 'button', label: 'Say "yes"', to: '/a' })
})

test('there are at most so many', () => {
  const { parts, problems } = splitBlocks(':::button label="a" to="/"\n'.repeat(MAX_BLOCKS + 1))
  expect(parts.filter((part) => typeof part !== 'string')).toHaveLength(MAX_BLOCKS)
  expect(problems).toMatchObject([{ line: MAX_BLOCKS + 1 }])
})

const piece = fc.oneof(
  fc.constantFrom(
    ':::',
    ':::callout',
    ' tone="tip"',
    '\n',
    '\n:::\n',
    '\r\n',
    '\r',
    '```',
    '\n~~~\n',
    ' ',
    '|',
    '\u0001',
    '\u2028',
  ),
  fc.constantFrom(...blockExamples.map(({ text }) => `\n${text}\n`)),
  fc.constantFrom(...hostileMarkup),
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const typed = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''))

test('nothing that was typed is lost, and every problem is in a line of the text', () => {
  fc.assert(
    fc.property(typed, (markdown) => {
      const { parts, problems } = splitBlocks(markdown)
      const lines = markdown.split(/\r\n|\r|\n/)
      expect(parts.map((part) => (typeof part === 'string' ? part : part.source)).join('\n')).toBe(lines.join('\n'))
      expect(problems.filter(({ line }) => !lines[line - 1]?.startsWith(':::'))).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('in what a machine wrote there is no block, also where control characters hide one', () => {
  fc.assert(
    fc.property(typed, (markdown) => {
      const seen = withoutBlocks(markdown).replaceAll(/\p{Cc}/gu, (sign) => (/[\t\n\r]/.test(sign) ? sign : ''))
      expect(namesIn(seen)).toEqual([])
    }),
    { numRuns: 500 },
  )
  expect(withoutBlocks('a\n:::button label="a" to="/b"\n')).toBe('a\n\\:::button label="a" to="/b"\n')
})
