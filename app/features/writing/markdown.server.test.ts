import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { hostileMarkup } from '#tests/support/hostile-markup.ts'
import { faultsIn } from '#tests/support/markup-faults.ts'

import { renderMarkdown, type OwnPicture } from './markdown.server.ts'

const origin = 'https://coach.example'
const render = (markdown: string, pictureAddress: (src: string) => OwnPicture | string | null = () => null) =>
  renderMarkdown(markdown, { author: 'owner', origin, pictureAddress })

test('GitHub flavoured Markdown within the allowed tags', () => {
  const { html } = render('Hello **you**, *there*.\n\n- one\n- two\n\n1. first\n\n> said\n\n`code`\n\n```js\nlet a\n```\n')
  expect(html).toBe(
    '<p>Hello <strong>you</strong>, <em>there</em>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol>\n<li>first</li>\n</ol>\n' +
      '<blockquote>\n<p>said</p>\n</blockquote>\n<p><code>code</code></p>\n<pre><code>let a\n</code></pre>',
  )
})

test('HTML of the allowed tags survives, of others the text', () => {
  const { html } = render('<p title="t">A <strong>b</strong><br><span class="x">c</span> <u>d</u></p>\n\n<div>e</div>')
  expect(html.replaceAll('\n', '')).toBe('<p>A <strong>b</strong><br>c d</p><p>e</p>')
})

describe('links', () => {
  const linkOf = (markdown: string, author: 'owner' | 'stranger' = 'owner') =>
    /<a[^>]*>/.exec(renderMarkdown(markdown, { author, origin, pictureAddress: () => null }).html)![0]
  test.each([
    '[a](https://else.example/x)',
    '[a](//else.example)',
    '[a](https://coach.example@else.example)',
    'www.else.example',
  ])('elsewhere open in a tab of their own, and a stranger’s pass nothing on: %s', (markdown) => {
    expect(linkOf(markdown, 'owner')).toMatch(/ target="_blank" rel="noopener">$/)
    expect(linkOf(markdown, 'stranger')).toMatch(/ target="_blank" rel="noopener noreferrer nofollow ugc">$/)
  })
  test.each(['[a](/pricing)', '[a](https://coach.example/pricing)', '[a](#section-b)', '[a](mailto:a@b.example)'])(
    'of our own stay as they are: %s',
    (markdown) => expect(linkOf(markdown)).toMatch(/^<a href="[^"]+">$/),
  )
  test('are listed, each once', () => {
    expect(render('[a](/x) [b](/x) [c](https://else.example)').links).toEqual(['/x', 'https://else.example'])
  })
})

describe('pictures', () => {
  test('from elsewhere are described until there is a copy of our own', () => {
    const markdown = '![A cup](https://else.example/cup.jpg "Tea") ![](https://else.example/b.png)'
    const { html, pictures } = render(markdown)
    expect(html).toBe('<p><em>A cup</em> <em>Picture</em></p>')
    expect(pictures).toEqual(['https://else.example/cup.jpg', 'https://else.example/b.png'])
    const copy = { src: '/media/posts/x/0a-800.webp', width: 800, height: 600 }
    expect(render(markdown, (src) => (src.endsWith('cup.jpg') ? copy : null)).html).toBe(
      '<p><img src="/media/posts/x/0a-800.webp" width="800" height="600" alt="A cup" title="Tea" loading="lazy" decoding="async"> ' +
        '<em>Picture</em></p>',
    )
  })

  test('of our own stand at once, however they are addressed', () => {
    for (const src of ['/media/posts/x/0a-800.webp', 'https://coach.example/media/posts/x/0a-800.webp']) {
      const { html, pictures } = render(`![A cup](${src})`)
      expect(html).toContain('<img src="/media/posts/x/0a-800.webp"')
      expect(pictures).toEqual([])
    }
  })
})

test('an address may be written in large letters', () => {
  expect(render('[x](HTTPS://a.example/B) <a href="MailTo:ann@a.example">y</a>').links).toEqual([
    'https://a.example/B',
    'mailto:ann@a.example',
  ])
  expect(render('![x](HTTPS://a.example/B.png)').pictures).toEqual(['https://a.example/B.png'])
  expect(render('[x](JaVaScript:alert(1))').html).not.toMatch(/script:/i)
})

test('headings have ids of ours, begin at the second level, and make the table of contents', () => {
  const { html, headings } = render('# One\n\n## Two *b*\n\n## Two b\n\n#### Deep')
  expect(html.match(/<h\d[^>]*>/g)).toEqual([
    '<h2 id="section-one">',
    '<h3 id="section-two-b">',
    '<h3 id="section-two-b-1">',
    '<h5>',
  ])
  expect(headings).toEqual([
    { depth: 2, id: 'section-one', text: 'One' },
    { depth: 3, id: 'section-two-b', text: 'Two b' },
    { depth: 3, id: 'section-two-b-1', text: 'Two b' },
  ])
})

test('a table becomes a list that can be read aloud', () => {
  const { html } = render('| Day | Steps | Sleep |\n|-|-|-|\n| Monday | 6,240 | 7:12 |\n| Tuesday | 8,010 | |')
  expect(html).toBe(
    '<ul><li><strong>Monday</strong>; Steps: 6,240; Sleep: 7:12</li><li><strong>Tuesday</strong>; Steps: 8,010; Sleep: </li></ul>',
  )
})

test('footnotes, rules, tasks and struck words stay readable', () => {
  const { html } = render('It helps.[^a]\n\n---\n\n- [x] done\n\n~~old~~\n\n[^a]: In one trial.')
  const text = html.replaceAll(/<[^>]+>/g, '')
  expect(text).toMatch(/It helps\.\[1\]\s+\* \* \*\s+☑ done\s+\[struck out: old\]\s+Notes\s+In one trial\./)
  expect(faultsIn(html)).toEqual([])
})

test.each([
  ['- [x] done\n- [ ] not done', '<ul><li>☑ done</li><li>☐ not done</li></ul>'],
  ['It is ~~not~~ safe', '<p>It is [struck out: not] safe</p>'],
  ['It is <s>not</s> safe', '<p>It is [struck out: not] safe</p>'],
  ['3. three\n4. four', '<ul><li>3. three</li><li>4. four</li></ul>'],
  ['3. three\n\n4. four', '<ul><li><p>3. three</p></li><li><p>4. four</p></li></ul>'],
  ['<ol reversed><li>two<li>one<li value=7>seven</ol>', '<ul><li>3. two</li><li>2. one</li><li>7. seven</li></ul>'],
  ['<ol start="x"><li>one</ol>', '<ol><li>one</li></ol>'],
  ['<details><summary>More</summary>hidden</details>', '<p>More</p><p>hidden</p>'],
  ['<div>a<div>b</div>c <b>d</b></div>', '<p>a</p><p>b</p><p>c d</p>'],
  ['<dl><dt>Term<dd>Meaning</dl>', '<p>Term</p><p>Meaning</p>'],
  ['<h4>a<div>b</div>c</h4>', '<h4>a b c</h4>'],
  ['10<sup>−2</sup>, the 1<sup>st</sup> of x<sup>a+1</sup>', '<p>10⁻², the 1st of x^(a+1)</p>'],
  ['She said <q>no</q>', '<p>She said “no”</p>'],
])('what a mark means stays, as a sign or in words: %j', (markdown, html) => {
  expect(render(markdown).html.replaceAll('\n', '')).toBe(html)
})

test('words are counted without marks, and blocks that follow each other are no one word', () => {
  expect(render('# One\n\n- two\n- three **four** – five')).toMatchObject({ words: 5, text: 'One two three four – five' })
})

test('there are many disguises, and nothing gets through in any of them', () => {
  expect(new Set(hostileMarkup).size).toBeGreaterThanOrEqual(60)
  for (const markdown of hostileMarkup) {
    const { html, headings, links } = render(markdown, () => '/media/posts/x/0a-800.webp')
    const programs = links.filter((link) => /^\s*(?:javascript|vbscript|data|file|blob):/i.test(link))
    const strangeIds = headings.filter(({ id }) => !id.startsWith('section-'))
    expect({ markdown, faults: [...faultsIn(html), ...programs, ...strangeIds] }).toEqual({ markdown, faults: [] })
  }
})

test('one disguise within another is no better', () => {
  for (const wrap of [
    '> - **X**',
    '<div X>',
    '[X](https://a.example "X")',
    '`X`<X',
    '| a |\n|-|\n| X |',
    '<!-- X',
    '<p title="X">X',
  ])
    for (const markdown of hostileMarkup) {
      const html = render(wrap.replaceAll('X', () => markdown.replaceAll('\n', ' '))).html
      expect({ wrap, markdown, faults: faultsIn(html) }).toEqual({ wrap, markdown, faults: [] })
    }
})

test('whatever is typed, nothing but the allowed tags comes out', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...hostileMarkup,
      '<',
      '>',
      '</',
      '"',
      "'",
      '`',
      '&',
      '\n',
      '\n\n',
      '> ',
      '- ',
      '|',
      '!',
      '[',
      ']',
      '(',
      ')',
      '*',
      '\\',
    ),
    fc.constantFrom(
      '<svg>',
      '<math>',
      '<style>',
      '<title>',
      '<noscript>',
      '<table>',
      '<select>',
      '<template>',
      '<textarea>',
      '</p>',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  )
  const typed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(typed, (markdown) => {
      expect(faultsIn(render(markdown).html)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test.each(['//host.example/x.png', '/\\\\host.example/x.png', '\\\\host.example/x.png'])(
  '%s is a picture from elsewhere',
  (src) => {
    expect(render(`<img src="${src}" alt="A cup">`).html).not.toContain('<img')
  },
)
