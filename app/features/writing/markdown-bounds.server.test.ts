import { expect, test } from 'vitest'

import { besideOrdinary } from '#tests/patterns/growth.ts'
import { deep } from '#tests/support/deep.ts'

import { renderMarkdown } from './markdown.server.ts'

const render = (markdown: string) =>
  renderMarkdown(markdown, { author: 'stranger', origin: 'https://coach.example', pictureAddress: () => null })

const MANY = 100_000
/** Text as people write it, of about so many characters. */
const ordinary = (length: number) => {
  const paragraph =
    'A **plain** sentence with a [link](https://else.example), some `code` and *stress*, as people write them.\n\n'
  return paragraph.repeat(Math.floor(length / paragraph.length))
}
/** As many times as 50 kB of that. */
const tooLong = besideOrdinary(() => render(ordinary(MANY / 2)))

const tangles: Readonly<Record<string, string>> = {
  quotes: '>'.repeat(MANY),
  'spaced quotes': '> '.repeat(MANY),
  'lazy quotes': `${'>'.repeat(20)}a\n${'b\n'.repeat(MANY / 2)}`,
  'quotes of lists': '> - '.repeat(MANY / 2),
  'nested lists': Array.from({ length: 600 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n'),
  'opening brackets': '['.repeat(MANY),
  'brackets within brackets': `${'['.repeat(MANY)}a${']'.repeat(MANY)}`,
  'closing brackets': ']('.repeat(MANY),
  'half links': '[a]('.repeat(MANY / 2),
  'half pictures': '!['.repeat(MANY),
  stars: '*'.repeat(MANY),
  'stars within stars': `${'*'.repeat(MANY)}a${'*'.repeat(MANY)}`,
  'stars and words': '**a*b'.repeat(MANY / 2),
  underscores: '*a_b '.repeat(MANY / 2),
  tildes: '~a'.repeat(MANY),
  ticks: '`a``b```'.repeat(MANY / 4),
  'footnote marks': `${'[^a]'.repeat(MANY / 2)}\n\n[^a]: x`,
  'a broad table': `${'|a'.repeat(MANY / 2)}\n${'|-'.repeat(MANY / 2)}`,
  'a long table': `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(MANY / 4)}`,
  definitions: '[a]: b\n'.repeat(MANY / 4),
  'nested divisions': '<div>'.repeat(MANY / 5),
  'nested bold': '<b>'.repeat(MANY / 2),
  'nested fonts': '<font><b><i>'.repeat(MANY / 12),
  'nested tables': '<table><tr><td>'.repeat(MANY / 12),
  'nested quotes in HTML': '<blockquote>'.repeat(MANY / 12),
  'open comments': '<!--'.repeat(MANY / 2),
  'open sections': '<![CDATA['.repeat(MANY / 5),
  'open attributes': '<a href="'.repeat(MANY / 5),
  ampersands: '&amp;&#x41;&bogus'.repeat(MANY / 10),
  addresses: 'a@b.'.repeat(MANY / 2),
  'characters behind an address': `http://a${','.repeat(MANY)}@`,
  'words behind a bracket': `[${' 1'.repeat(MANY / 2)}`,
  'lines behind a bracket': `[${'\na'.repeat(MANY / 8)}`,
  spaces: `${' '.repeat(MANY)}a`,
  tabs: '\t'.repeat(MANY),
  headings: '# a\n'.repeat(MANY / 2),
}

test.each(Object.entries(tangles))(
  '%s by the hundred thousand do not overflow, nor cost more than as much ordinary text',
  { timeout: 60_000 },
  (_name, markdown) => {
    expect(tooLong(() => render(markdown), 2)).toBeNull()
  },
)

/** HTML that is nested less deep than what overflows, of few tags and many. */
const nested: ReadonlyArray<readonly [string, string]> = [
  '<div>',
  '<ul><li>',
  '<table><tr><td>',
  '<blockquote>',
  '<b>',
  '<p><b><i>',
  '<li><div><p>',
].flatMap((tags) => [60, 100, 300, 1_000, 1_100, 3_000].map((times) => [`${tags} ${times} times`, tags.repeat(times)] as const))
/** No two of them are the same: of those that are, a parser keeps three open. */
const fonts = (count: number) => Array.from({ length: count }, (_, at) => `<font color="${at}">`).join('')

test.each([
  ...nested,
  ['open tags before many paragraphs', fonts(2_000) + 'a\n\n'.repeat(8_000)],
  ['open tags before many lines of a list', fonts(1_000) + '\n\n' + '- a\n'.repeat(15_000)],
  ['open tags before many blocks of HTML', fonts(1_000) + '<p>a'.repeat(15_000)],
  ['open tags whose ends are code', '<u>`</u>`'.repeat(30) + fonts(1_000).replaceAll('>', '>`</font>`') + '\n\na'.repeat(8_000)],
] as const)('%s are read, for at most ten times the cost of 50 kB of ordinary text', (_name, markdown) => {
  expect(tooLong(() => render(markdown), 10)).toBeNull()
})

test('HTML as people write it is read, also where it is long and a tag is left open now and then', () => {
  const tidy = '<p>Sleep is <b>not <i>a <u>luxury</u></i></b>: <a href="https://else.example">read on</a>.</p>\n\n'.repeat(900)
  expect(render(tidy).html.match(/<strong>|<b>|<a /g)).toHaveLength(900)
  const { html } = render(`<b>Left open.\n\n${'A line of a list.\n\n'.repeat(2_000)}`)
  expect(html).not.toContain('&#x3C;b>')
  const wrapped = `${'<div>'.repeat(60)}<em>Deep.</em>${'</div>'.repeat(60)}`
  expect(render(wrapped).html).toContain('<em>Deep.</em>')
})

const almost: Readonly<Record<string, string>> = {
  'characters behind an address': `http://a${','.repeat(2_200)}@`,
  'words behind a bracket': `[${' 1'.repeat(4_900)}`,
  quotes: `${'>'.repeat(20)}a\n${'b\n'.repeat(1_900)}`,
  'nested lists': `${Array.from({ length: 14 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')}\n`.repeat(200),
  'stars and words': '**a*b'.repeat(1_000),
  'stars within stars': `${'*'.repeat(1_500)}a${'*'.repeat(1_500)}`,
  tildes: '~a'.repeat(3_000),
  brackets: `${'['.repeat(1_500)}a${']'.repeat(1_500)}`,
  'half links': '[a]('.repeat(1_500),
  'nested tags': `${'<div>'.repeat(95)}${'</div>'.repeat(95)}\n\n`.repeat(100),
  'nested bold': `${'<b>'.repeat(90)}\n\n`.repeat(4),
  'nested quotes in HTML': `${'<blockquote>'.repeat(90)}${'</blockquote>'.repeat(90)}\n\n`.repeat(100),
  'misnested tags': `${'<p><b><i></p>'.repeat(10)}\n\n`.repeat(20),
  'tags that are left open': `${fonts(48)}${'\n\na'.repeat(2_000)}`,
  headings: '# a\n'.repeat(19_000),
  'a long table': `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(1_000)}`,
}

test.each(Object.entries(almost))(
  '%s just within the bounds cost at most ten times as much as 50 kB of ordinary text',
  deep('app/features/writing/markdown-bounds.server.test.ts'),
  (_name, markdown) => {
    expect(tooLong(() => render(markdown), 10)).toBeNull()
  },
)

test(
  '200 kB are read whole, for at most six times the cost of a fourth, and what is longer is cut there',
  { timeout: 60_000 },
  () => {
    const body = `${ordinary(2 * MANY - 1_000)}The end.`
    let read: ReturnType<typeof render>
    expect(tooLong(() => (read = render(body)), 6)).toBeNull()
    expect(read!.html.endsWith('<p>The end.</p>')).toBe(true)
    expect(read!.links).toEqual(['https://else.example'])
    expect(render('a'.repeat(300_000)).text).toHaveLength(200_000)
  },
)
