import { expect, test } from 'vitest'

import { renderMarkdown } from './markdown.server.ts'

const render = (markdown: string, pictureAddress: (src: string) => string | null = () => null) =>
  renderMarkdown(markdown, { origin: 'https://coach.example', pictureAddress })

test('GitHub flavoured Markdown within the allowed tags', () => {
  const { html } = render('Hello **you**, *there*.\n\n- one\n- two\n\n1. first\n\n> said\n\n`code`\n\n```js\nlet a\n```\n')
  expect(html).toBe(
    '<p>Hello <strong>you</strong>, <em>there</em>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol>\n<li>first</li>\n</ol>\n' +
      '<blockquote>\n<p>said</p>\n</blockquote>\n<p><code>code</code></p>\n<pre><code>let a\n</code></pre>',
  )
})
