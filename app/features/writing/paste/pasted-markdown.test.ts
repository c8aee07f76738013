import { describe, expect, test } from 'vitest'

import { renderMarkdown } from '#features/writing/markdown.server.ts'
import { tooFastGrowth } from '#tests/patterns/growth.ts'
import { hostileMarkup } from '#tests/support/hostile-markup.ts'
import { pastedNodes } from '#tests/support/pasted-nodes.ts'

import { endsInCode, leftOutWords, pastedMarkdown, withLinesAround } from './pasted-markdown.ts'
import type { PastedNode } from './pasted-node.ts'

const read = (html: string) => pastedMarkdown(pastedNodes(html))
const markdownOf = (html: string) => read(html).markdown
const pageOf = (markdown: string) =>
  renderMarkdown(markdown, { author: 'owner', origin: 'https://coach.example', pictureAddress: () => null }).html

describe('from Google Docs', () => {
  const doc = (inside: string) =>
    `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0a1b2c3d">${inside}</b><br class="Apple-interchange-newline">`
  const span = (text: string, style = 'font-weight:400;font-style:normal') =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`
  const p = (inside: string) => `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inside}</p>`

  test('headings, marks by style and links behind its own address', () => {
    const link =
      '<a href="https://www.google.com/url?q=https://sleep.example/a%20b?x%3D1&amp;sa=D&amp;source=docs" style="text-decoration:none;">' +
      `${span('a study', 'font-weight:400;font-style:normal;text-decoration:underline')}</a>`
    const html = doc(
      `<h2 dir="ltr" style="line-height:1.38">${span('Sleep well', 'font-weight:400')}</h2>` +
        p(
          span('This is ') +
            span('very', 'font-weight:700') +
            span(' ') +
            span('important', 'font-weight:700') +
            span('. See ') +
            link,
        ) +
        `<br>${p(span('Slanted', 'font-weight:400;font-style:italic') + span(' both', 'font-weight:700;font-style:italic'))}`,
    )
    expect(markdownOf(html)).toBe(
      '## Sleep well\n\nThis is **very important**. See [a study](https://sleep.example/a%20b?x=1)\n\n_Slanted **both**_',
    )
  })

  test('lists whose deeper level is no item of the upper one, and lists to tick', () => {
    const li = (text: string, level: number) =>
      `<li dir="ltr" style="list-style-type:disc;font-weight:700" aria-level="${level}"><p dir="ltr" role="presentation">${span(text)}</p></li>`
    expect(markdownOf(doc(`<ul>${li('One', 1)}<ul>${li('Deeper', 2)}</ul>${li('Two', 1)}</ul>`))).toBe('- One\n  - Deeper\n- Two')
    const tick = (checked: boolean) =>
      `<li role="checkbox" aria-checked="${checked}"><img src="data:image/png;base64,AA" width="18" aria-roledescription="checkbox"><p>${span('Walk')}</p></li>`
    const ticked = read(doc(`<ul>${tick(true)}${tick(false)}</ul>`))
    expect(ticked).toMatchObject({ markdown: '- ☑ Walk\n- ☐ Walk', pictures: 0 })
  })

  test('tables in rows', () => {
    const td = (text: string) => `<td style="border:solid #000 1pt">${p(span(text))}</td>`
    const html = doc(
      `<div dir="ltr"><table><colgroup><col><col></colgroup><tbody><tr>${td('Food')}${td('mg')}</tr><tr>${td('Nuts | seeds')}${td('3')}</tr></tbody></table></div>`,
    )
    expect(markdownOf(html)).toBe(':::table\n| Food | mg |\n| - | - |\n| Nuts \\| seeds | 3 |\n:::')
  })
})

describe('from Word', () => {
  const word = (body: string) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15">` +
    `<!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--><style><!-- p.MsoNormal {margin:0cm} --></style></head>` +
    `<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`
  const item = (mark: string, text: string, level = 1) =>
    `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
    `<span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span>` +
    `<![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>\n`

  test('headings, paragraphs, bold that ends in a space, and empty paragraphs', () => {
    const html = word(
      `<h1>Sleep<o:p></o:p></h1><p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Rest </b>and\n<i>repair</i>.<o:p></o:p></p>` +
        `<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>10<sup>9</sup>/L &amp; H<sub>2</sub>O</p>` +
        `<p class=MsoQuote><i>Sleep is the best meditation.</i></p>`,
    )
    expect(markdownOf(html)).toBe('# Sleep\n\n**Rest** and _repair_.\n\n10⁹/L & H2O\n\n> _Sleep is the best meditation._')
  })

  test('paragraphs that are lines of lists, of several levels and kinds', () => {
    const html = word(
      `<p class=MsoNormal>Do this:</p>${item('·', 'One')}${item('o', 'Deeper', 2)}${item('·', 'Two')}<p class=MsoNormal>And then:</p>${item('1.', 'First')}${item('2.', 'Second')}`,
    )
    expect(markdownOf(html)).toBe('Do this:\n\n- One\n  - Deeper\n- Two\n\nAnd then:\n\n1. First\n2. Second')
  })

  test('links into the document are text, and what was marked as taken out is struck', () => {
    expect(markdownOf(word(`<p><a href="#_Toc1"><b>See</b></a> <a href="file:///C:/a.docx">a file</a> <s>gone</s></p>`))).toBe(
      '**See** a file ~~gone~~',
    )
  })

  test('two paragraphs without marks stay two', () => {
    expect(markdownOf(word('<p class=MsoNormal>One.</p><p class=MsoNormal>Two.</p>'))).toBe('One.\n\nTwo.')
  })

  test('lists of its browser edition, one for each item, are one', () => {
    const li = (at: number) =>
      `<div class="ListContainerWrapper"><ol start="${at}" role="list"><li data-aria-level="1" role="listitem"><p class="Paragraph" role="presentation"><span class="TextRun"><span class="NormalTextRun">Step ${at}</span></span><span class="EOP">&nbsp;</span></p></li></ol></div>`
    expect(markdownOf(`<div><p role="heading" aria-level="3"><span>Plan</span></p></div>${li(1)}${li(2)}${li(3)}`)).toBe(
      '### Plan\n\n1. Step 1\n2. Step 2\n3. Step 3',
    )
  })
})

describe('from the web', () => {
  test('an article with everything', () => {
    const html =
      '<!--StartFragment--><article><header><h2 class="t">Omega-3 <a class="anchor" aria-hidden="true" href="#o">#</a></h2></header>' +
      '<div class="content"><p>It <em>may</em> help<sup id="c1"><a href="#n1">1</a></sup>, says <a href="https://a.example/b_(c)" target="_blank"><strong>NIH</strong></a>.<br>Ask first.</p>' +
      '<figure><img src="https://a.example/fish.jpg" alt="Fish" width="800"><figcaption>Fish on a plate</figcaption></figure>' +
      '<img src="https://t.example/p.gif" width="1" height="1"><p>Well done <img class="emoji" alt="👍🏽" src="x.png"></p>' +
      '<blockquote><p>First.</p><p>Second.</p></blockquote><iframe src="https://www.youtube.com/embed/x"></iframe>' +
      '<ol start="3"><li>three<li>four <code>npm&nbsp;i</code></ol><pre><code class="hljs language-js"><span class="k">let</span> a = `1`\nb</code></pre><hr>' +
      '<dl><dt>Dose</dt><dd>1 g</dd></dl></div><script>alert(1)</script></article><!--EndFragment-->'
    const { markdown, ...rest } = read(html)
    expect(markdown).toBe(
      [
        '## Omega-3',
        'It _may_ help¹, says **[NIH](https://a.example/b_\\(c\\))**.\\\nAsk first.',
        'Fish on a plate',
        'Well done 👍🏽',
        '> First.\n>\n> Second.',
        '3. three\n4. four `npm i`',
        '```js\nlet a = `1`\nb\n```',
        '**Dose**',
        '1 g',
      ].join('\n\n'),
    )
    expect(rest).toEqual({ isInline: false, pictures: 1, players: 1 })
  })

  test('a table with a head, a cell over two columns and empty rows; one that only places things is none', () => {
    const table =
      '<table><caption>Week 1</caption><thead><tr><th>Day</th><th><b>Steps</b></th></tr></thead><tbody><tr><td colspan=2>Mon</td></tr><tr><td> </td><td></td></tr><tr><td>Tue</td><td><p>1</p><p>2</p></td></tr></tbody></table>'
    expect(markdownOf(table)).toBe('Week 1\n\n:::table\n| Day | Steps |\n| - | - |\n| Mon | |\n| Tue | 1 2 |\n:::')
    expect(markdownOf(`<table><tr><td><h3>Left</h3></td><td>${table}</td></tr></table>`)).toMatch(
      /^### Left\n\nWeek 1\n\n:::table\n\| Day/,
    )
  })

  test('a copied part of a line is one, and goes into the line', () => {
    expect(read('<span style="font-family:x">see <b>this</b></span>')).toMatchObject({ markdown: 'see **this**', isInline: true })
  })

  test('what has no marks is left to plain pasting, so that Markdown that was typed elsewhere stays it', () => {
    const editor =
      '<div style="font-family:Menlo;white-space:pre"><div><span># A *title*</span></div><div><span>- b</span></div></div>'
    for (const html of [editor, '<p>One.</p>', 'words<br>more', '<html><body><!--StartFragment--><span>a</span></body></html>'])
      expect(markdownOf(html)).toBeNull()
  })

  test('characters that would mean something in Markdown mean themselves', () => {
    const text =
      '<p>&lt;b&gt; 1. *a* _b_ ~~c~~ [d](e) `f` ::: | \\ # g</p><p># no heading</p><p>:::figure picture="/a"</p><ul><li>- x</li></ul>'
    const markdown = markdownOf(text)!
    expect(markdown).not.toMatch(/^:::/m)
    const page = pageOf(markdown)
    expect(page).toBe(
      '<p>&#x3C;b> 1. *a* _b_ ~~c~~ [d](e) `f` ::: | \\ # g</p>\n<p># no heading</p>\n<p>:::figure picture="/a"</p>\n<ul>\n<li>- x</li>\n</ul>',
    )
  })
})

function attempt(reading: () => unknown): string {
  try {
    reading()
    return 'read'
  } catch (error) {
    return error instanceof Error ? error.constructor.name : 'nothing'
  }
}

describe('hostile', () => {
  test.each(hostileMarkup)('becomes nothing that runs: %s', (markup) => {
    const markdown = markdownOf(`<p><b>before</b></p>${markup}`) ?? ''
    const page = pageOf(markdown)
    expect(page).not.toMatch(/<(?!\/?(?:p|br|strong|em|h[1-6]|ul|ol|li|blockquote|pre|code|a)\b)/i)
    expect(page).not.toMatch(/<[^>]*(?:href="(?!https?:|mailto:)|\son\w+=)/i)
  })

  test('addresses that are none of the web are no links', () => {
    for (const href of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//x',
      '/x',
      '',
      'blob:https://a.example/x',
    ])
      expect(markdownOf(`<p><b>a</b> <a href="${href}">b</a></p>`)).toBe('**a** b')
    expect(markdownOf('<a href="https://a.example/&quot;)[x](javascript:alert(1)">b</a>')).not.toMatch(/\]\(javascript/)
  })

  test.each(['<b>a</b> ', '<p>a', '<br>', '<ul><li>a</li></ul>', '&nbsp;', "<p style='mso-list:l0 level1 lfo1'>a</p>"])(
    'four times as many of %s take at most six times as long, or are given up where they are nested too deep',
    (part) => {
      const workOn = (length: number) => {
        const nodes = pastedNodes(part.repeat(Math.ceil(length / part.length)))
        return () => expect(attempt(() => pastedMarkdown(nodes))).toMatch(/^(?:read|RangeError)$/)
      }
      expect(tooFastGrowth(workOn, 100_000)).toBeNull()
    },
  )

  test('what is nested too deep is given up, and as deep as may be is read', () => {
    const deep = (levels: number) =>
      Array.from({ length: levels }).reduce<PastedNode>((node, _, at) => {
        const name = ['td', 'tr', 'table'][at % 3]!
        return { name, attributes: {}, children: [node, 'a'] }
      }, 'a')
    expect(attempt(() => pastedMarkdown([deep(100_000)]))).toBe('RangeError')
    expect(attempt(() => pastedMarkdown(Array.from({ length: 300 }, () => deep(300))))).toBe('read')
  })
})

describe('where it stands', () => {
  const block = { markdown: '- a', isInline: false, pictures: 0, players: 0 }
  test.each([
    ['', '', '- a'],
    ['x', '', '\n\n- a'],
    ['x\n', 'y', '\n- a\n\n'],
    ['x\n\n', '\ny', '- a\n'],
    ['x', '\n\ny', '\n\n- a'],
  ])('blocks have an empty line around them: %j and %j', (before, after, text) => {
    expect(withLinesAround(block, before, after)).toBe(text)
  })
  test('a part of a line has none', () => expect(withLinesAround({ ...block, isInline: true }, 'x', 'y')).toBe('- a'))
  test('within a block of code nothing is marked', () => {
    expect(['```\na', '```js\na\n```\n', 'a', '  ~~~\n'].map(endsInCode)).toEqual([true, false, false, true])
  })
  test('what is left out is said', () => {
    expect(leftOutWords({ pictures: 0, players: 0 })).toBeNull()
    expect(leftOutWords({ pictures: 2, players: 1 })).toBe(
      'Not in what was pasted: 2 pictures and one film or recording. Save pictures as files and add them with “Add picture”.',
    )
    expect(leftOutWords({ pictures: 0, players: 3 })).toBe('Not in what was pasted: 3 films or recordings.')
  })
})
