import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'
import { deep } from '#tests/support/deep.ts'
import { hostileMarkup } from '#tests/support/hostile-markup.ts'
import { faultsIn, ofBlocks } from '#tests/support/markup-faults.ts'

import { blockKinds } from './blocks/block-kinds.ts'
import { holdsBlocks, playedSources } from './blocks/page-sources.ts'
import { withoutBlocks } from './blocks/split-blocks.ts'
import { renderMarkdown } from './markdown.server.ts'

const setting = { author: 'stranger', origin: 'https://coach.example', pictureAddress: () => null } as const
const render = (markdown: string) => renderMarkdown(markdown, { ...setting, author: 'owner' })

const FILM = ':::film address="https://youtu.be/aB3-_fghijk" title="How we breathe"'

test('a callout, with the words of Markdown in it, among the others of the text', () => {
  const { html, text, words, headings, problems } = render(
    '## Before\n\nOne[^a] [two].\n:::callout tone="tip" title="Ann & Bo"\nThree **four** [five](https://else.example)\n## Six\n:::\nSeven\n\n[^a]: Eight\n\n[two]: /two',
  )
  expect(html).toContain(
    '<aside class="block-callout block-tip"><p class="block-title">Ann &amp; Bo</p><div><p>Three <strong>four</strong> ' +
      '<a href="https://else.example" target="_blank" rel="noopener">five</a></p>\n<h2 id="section-six">Six</h2></div></aside>',
  )
  expect(html).toContain('<a href="/two">two</a>')
  expect(text).toBe('Before One[1] two . Ann & Bo Three four five Six Seven Notes Eight')
  expect(words).toBe(12)
  // What stands in a block is in no table of contents.
  expect(headings.map(({ text: name }) => name)).toEqual(['Before', 'Notes'])
  expect(problems).toEqual([])
})

test('a table, whose cells are Markdown and whose HTML is text', () => {
  const { html, text } = render(
    ':::table caption="Steps"\n| | Mon | *Tue* |\n|-|-|-|\n| **Ann** | 6,240 | <b>x</b> |\n| # Bo | - 1 | |\n:::',
  )
  expect(html).toBe(
    '<section class="block-table" aria-label="Steps" tabindex="0"><table><caption>Steps</caption><thead><tr><td></td><th scope="col">Mon</th>' +
      '<th scope="col"><em>Tue</em></th></tr></thead><tbody><tr><td><strong>Ann</strong></td><td>6,240</td><td>&#x3C;b>x&#x3C;/b></td></tr>' +
      '<tr><td># Bo</td><td>- 1</td><td></td></tr></tbody></table></section>',
  )
  expect(text).toBe('Steps Mon Tue Ann 6,240 <b>x</b> # Bo - 1')
})

test('a film is a still of ours and a link; its page may ask that one service for it', () => {
  const { html, text, links } = render(FILM)
  expect(html).toMatch(
    /<a class="film-play" data-film="https:\/\/www\.youtube-nocookie\.com\/embed\/aB3-_fghijk\?autoplay=1" href="https:\/\/www\.youtube\.com\/watch\?v=aB3-_fghijk"/,
  )
  expect(html).toContain('Play on YouTube: YouTube is asked for the film')
  expect(html).toMatch(/<img src="\/plates\/\d+\/fitness\/1280x720\/how-we-breathe\.svg"/)
  expect(text).toBe('How we breathe')
  expect(links).toEqual(['https://youtu.be/aB3-_fghijk'])
  expect(playedSources(html)).toEqual({ frames: ['https://www.youtube-nocookie.com'], media: [] })
})

test('a recording from elsewhere says who is asked, and its page may play from there', () => {
  const { html } = render(
    ':::recording address="https://sound.example/a.mp3" title="Breathe"\n:::recording address="/media/a.mp3" title="Rest"',
  )
  expect(html).toContain('Played from sound.example, which is asked for it when you press play.')
  expect(html.match(/preload="none"/g)).toHaveLength(2)
  expect(playedSources(html)).toEqual({ frames: [], media: ['https://sound.example'] })
})

test('a figure stands with our copy of its picture, and until there is one with what it shows', () => {
  const markdown = ':::figure picture="https://else.example/a.jpg" alt="A lake" caption="At dawn"'
  expect(render(markdown)).toMatchObject({
    html: '<figure class="block-figure"><p><em>A lake</em></p><figcaption>At dawn</figcaption></figure>',
    pictures: ['https://else.example/a.jpg'],
    text: 'At dawn',
  })
  const copy = {
    src: '/media/posts/x/0a-800.webp',
    srcSet: '/media/posts/x/0a-800.webp 800w',
    sizes: '100vw',
    width: 800,
    height: 600,
  }
  const { html } = renderMarkdown(markdown, { ...setting, pictureAddress: () => copy, author: 'owner' })
  expect(html).toContain(
    '<img src="/media/posts/x/0a-800.webp" srcSet="/media/posts/x/0a-800.webp 800w" sizes="100vw" width="800" height="600" alt="A lake"',
  )
})

test('buttons and files', () => {
  const { html, links } = render(
    ':::button label="Book" to="https://cal.example/a"\n:::button label="Plans" to="/pricing"\n:::file address="/media/plan.pdf" label="The plan" size="1 MB"',
  )
  expect(html).toContain(
    '<a class="btn btn-primary" href="https://cal.example/a" target="_blank" rel="noopener noreferrer">Book</a>',
  )
  expect(html).toContain('<a class="btn btn-primary" href="/pricing">Plans</a>')
  expect(html).toContain('<a href="/media/plan.pdf" download="">The plan</a><span class="cap"> (PDF, 1 MB)</span>')
  expect(links).toEqual(['https://cal.example/a', '/pricing', '/media/plan.pdf'])
})

test('for anybody else than the owner a block is text, and what a machine wrote is text for the owner, too', () => {
  for (const { html } of [renderMarkdown(FILM, setting), render(withoutBlocks(FILM))]) {
    expect(html).toContain('<p>:::film address=')
    expect(faultsIn(html)).toEqual([])
    expect([holdsBlocks(html), playedSources(html)]).toEqual([false, { frames: [], media: [] }])
  }
})

test.each(['<pre>', '<blockquote>', '<!--', '<textarea>', '<pre title="'])(
  'within %s a block is no block, and its author is told',
  (opening) => {
    const { html, problems } = render(`${opening}\n${FILM}\n`)
    expect(playedSources(html).frames).toEqual([])
    expect(html).not.toContain('\u009A')
    expect(problems).toMatchObject([{ line: 2, sentence: expect.stringContaining('stands within HTML') }])
  },
)

test('a text that writes as our components do gains nothing', () => {
  const forged =
    '<a class="film-play" data-film="https://evil.example/x">a</a> `<a class="film-play" data-film="https://evil.example/x">` ![<audio class="recording-sound" src="https://evil.example/x](/media/a.webp)'
  expect(playedSources(render(`${forged}\n:::callout title='${forged.replaceAll("'", '')}'\n${forged}\n:::`).html)).toEqual({
    frames: [],
    media: [],
  })
})

const fieldsOf = Object.entries(blockKinds).flatMap(([name, { fields }]) =>
  Object.keys(fields.shape).map((field) => [name, field] as const),
)
const good: Readonly<Record<string, string>> = {
  tone: 'tip',
  title: 'a',
  caption: 'a',
  label: 'a',
  to: '/a',
  picture: '/media/a.webp',
  alt: 'a',
  address: '/media/a.mp3',
  size: '1 MB',
  kind: 'steps',
}
const written = (name: string, fields: Readonly<Record<string, string>>, text: string) => {
  const own = Object.keys(blockKinds[name as keyof typeof blockKinds].fields.shape)
  const address: Readonly<Record<string, string>> = name === 'film' ? { address: 'https://youtu.be/aB3-_fghijk' } : {}
  const line = own.map((field) => `${field}='${{ ...good, ...address, ...fields }[field]}'`).join(' ')
  return `:::${name} ${line}\n${text}\n:::`
}
const inOneLine = (text: string) => text.replaceAll(/[\n\r']/g, ' ')
const asText: Readonly<Record<string, (hostile: string) => string>> = {
  callout: (hostile) => hostile,
  diagram: (hostile) => `${inOneLine(hostile).slice(0, 160)}\nb`,
  table: (hostile) => `| ${inOneLine(hostile)} | b |\n| ${inOneLine(hostile)} | c |`,
}
/** Sound may come from elsewhere; pictures never do. */
const faultsOfBlocks = (html: string) => faultsIn(html, ofBlocks).filter((fault) => fault !== 'src=https://a.example/X')

test.each(fieldsOf)('there is no way out of a %s by its %s', (name, field) => {
  for (const hostile of [...hostileMarkup, '"', '">', '" onclick="alert(1)', '</script><script>', '&quot;><img src=x>']) {
    const text = asText[name]?.('text') ?? ''
    for (const value of [inOneLine(hostile), `/${inOneLine(hostile)}`, `https://a.example/${inOneLine(hostile)}`]) {
      const { html, links } = render(written(name, { [field]: value }, text))
      const faults = faultsIn(html, ofBlocks).filter((fault) => !fault.startsWith('src=https://a.example/'))
      expect({ value, faults }).toEqual({ value, faults: [] })
      expect(links.filter((link) => /^\s*(?:javascript|vbscript|data|file|blob):/i.test(link))).toEqual([])
    }
  }
})

test.each(Object.keys(asText))('there is no way out of a %s by its text', (name) => {
  for (const hostile of hostileMarkup) {
    const { html } = render(written(name, {}, asText[name]!(hostile)))
    expect({ hostile, faults: faultsOfBlocks(html) }).toEqual({ hostile, faults: [] })
  }
})

test('whatever the owner types, nothing but the tags of Markdown and of blocks comes out', () => {
  const block = fc
    .tuple(fc.constantFrom(...Object.keys(blockKinds)), fc.constantFrom(...hostileMarkup, 'text', '```', ':::'))
    .map(([name, text]) => `\n${written(name, {}, asText[name]?.(text) ?? '')}\n`)
  const piece = fc.oneof(
    block,
    fc.constantFrom(...hostileMarkup, '\n', '\n\n', '> ', '- ', '|', '\n:::\n', '```', '\u009A0\u009A', '\n\n\u009A1\u009A\n\n'),
    fc.constantFrom('<pre>', '<div>', '<b>', '<a href="', '<svg>', '<table>', '<select>', '<textarea>', '</p>', '<!--', '-->'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const typed = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(typed, (markdown) => {
      const { html, text } = render(markdown)
      expect(faultsOfBlocks(html)).toEqual([])
      expect(html + text).not.toContain('\u009A')
      expect(playedSources(html).frames.filter((origin) => origin !== 'https://www.youtube-nocookie.com')).toEqual([])
      // Whoever else wrote it, it holds none.
      expect(faultsIn(renderMarkdown(markdown, setting).html)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

const byTheThousand = [
  ['openings', ':::callout\n'],
  ['ends', ':::\n'],
  ['callouts', ':::callout\na\n:::\n'],
  ['callouts of open tags', ':::callout\n<b><i><b>\n\na\n:::\n'],
  ['cells', '|||||||||||\n'],
  ['fields', 'title="a" '],
] as const

function growthOf(unit: string, most: number) {
  const text = (length: number) => `:::table\n${unit.repeat(Math.ceil(length / unit.length))}\n:::`
  return tooFastGrowth((length) => () => void render(text(length)), most)
}

test.each(byTheThousand)('%s by the thousand cost no more than their length', (_what, unit) => {
  expect(growthOf(unit, 15_000)).toBeNull()
})

test.each(byTheThousand)(
  '%s by the ten thousand cost no more than their length',
  deep('app/features/writing/blocks.server.test.ts'),
  (_what, unit) => {
    expect(growthOf(unit, 60_000)).toBeNull()
  },
)
