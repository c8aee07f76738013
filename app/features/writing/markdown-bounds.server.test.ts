import { expect, test } from 'vitest'

import { deep } from '#tests/support/deep.ts'

import { renderMarkdown } from './markdown.server.ts'

const render = (markdown: string) => renderMarkdown(markdown, { origin: 'https://coach.example', pictureAddress: () => null })

/** Seconds of this thread’s own work, however busy the machine is. */
function secondsOf(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6
}

const MANY = 100_000
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
  'signs behind an address': `http://a${','.repeat(MANY)}@`,
  'words behind a bracket': `[${' 1'.repeat(MANY / 2)}`,
  'lines behind a bracket': `[${'\na'.repeat(MANY / 8)}`,
  spaces: `${' '.repeat(MANY)}a`,
  tabs: '\t'.repeat(MANY),
  headings: '# a\n'.repeat(MANY / 2),
}

test.each(Object.entries(tangles))('%s by the hundred thousand neither hang nor overflow', (_name, markdown) => {
  expect(secondsOf(() => render(markdown))).toBeLessThan(3)
})

const almost: Readonly<Record<string, string>> = {
  'signs behind an address': `http://a${','.repeat(2_200)}@`,
  'words behind a bracket': `[${' 1'.repeat(4_900)}`,
  quotes: `${'>'.repeat(20)}a\n${'b\n'.repeat(1_900)}`,
  'nested lists': `${Array.from({ length: 14 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')}\n`.repeat(200),
  'stars and words': '**a*b'.repeat(1_000),
  'stars within stars': `${'*'.repeat(1_500)}a${'*'.repeat(1_500)}`,
  tildes: '~a'.repeat(3_000),
  brackets: `${'['.repeat(1_500)}a${']'.repeat(1_500)}`,
  'half links': '[a]('.repeat(1_500),
  'nested tags': `${'<div>'.repeat(500)}\n\n`.repeat(19),
  'nested bold': `${'<b>'.repeat(500)}\n\n`.repeat(19),
  'nested quotes in HTML': `${'<blockquote>'.repeat(500)}\n\n`.repeat(19),
  'misnested tags': `${'<p><b><i></p>'.repeat(100)}\n\n`.repeat(48),
  headings: '# a\n'.repeat(19_000),
  'a long table': `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(1_000)}`,
}

test.each(Object.entries(almost))(
  '%s just within the bounds are read in time',
  deep('app/features/writing/markdown-bounds.server.test.ts'),
  (_name, markdown) => {
    expect(secondsOf(() => render(markdown))).toBeLessThan(3)
  },
)

test('a body of 200 kB is read whole, and what is longer is cut there', () => {
  const paragraph =
    'A **plain** sentence with a [link](https://else.example), some `code` and *stress*, as people write them.\n\n'
  const body = `${paragraph.repeat(Math.floor(199_000 / paragraph.length))}The end.`
  const { html, links } = render(body)
  expect(html.endsWith('<p>The end.</p>')).toBe(true)
  expect(links).toEqual(['https://else.example'])
  expect(secondsOf(() => render(body))).toBeLessThan(3)
  expect(render('a'.repeat(300_000)).text).toHaveLength(200_000)
})
