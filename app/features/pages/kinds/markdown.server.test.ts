import { expect, test } from 'vitest'

import { shippedSettings } from '#features/site/core/site-settings.ts'
import { siteWordsOf } from '#features/site/core/site-words.tsx'
import { hostileMarkup } from '#tests/support/hostile-markup.ts'
import { faultsIn, ofMarkdown } from '#tests/support/markup-faults.ts'

import { drawSections } from './draw-sections.tsx'
import { noSectionData } from './section-data.factory.server.ts'

const words = { ...siteWordsOf(shippedSettings), name: '*Still* & <b>Co</b>' }

function drawn(...texts: string[]): string {
  const sections = texts.map((text, at) => ({ id: String(at), kind: 'markdown', values: { text }, isHidden: false }))
  return drawSections(sections, { words, subject: null, place: { title: '' }, data: noSectionData }).html
}

test('each heading stands in the margin, with what belongs to it beside it', () => {
  expect(drawn('Before\n\n## One\n\nText of one\n\n### Below\n\n## Two\n\n- a\n- b').replaceAll('\n', '')).toBe(
    '<div class="wrap reading"><section class="passage"><div class="prose"><p>Before</p></div></section>' +
      '<section class="passage"><h2 id="section-one">One</h2><div class="prose"><p>Text of one</p><h3 id="section-below">Below</h3></div></section>' +
      '<section class="passage"><h2 id="section-two">Two</h2><div class="prose"><ul><li>a</li><li>b</li></ul></div></section></div>',
  )
})

test('a heading within a quote or a callout begins no passage', () => {
  const html = drawn('## One\n\n> ## Quoted\n\n:::callout tone="tip"\n## Called\n:::\n')
  expect(html.match(/<section class="passage">/g)).toHaveLength(1)
  expect(html).toMatch(/<blockquote>\s*<h2 id="section-quoted">/)
})

test('a link to a heading leads to one, however many texts of the page have such a heading', () => {
  const html = drawn('## Intro', '## Intro\n\n## Intro 2', '## Intro')
  expect(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)).toEqual([
    'section-intro',
    'section-intro-3',
    'section-intro-2',
    'section-intro-4',
  ])
})

test('the name of the house is text, whatever it would mean in Markdown or HTML', () => {
  expect(drawn('{name} is here.\n\n![{name}](/media/a.webp)')).toContain('<p>*Still* &amp; &lt;b&gt;Co&lt;/b&gt; is here.</p>')
  expect(faultsIn(drawn('![{name}](/media/a.webp)'), { ...ofMarkdown, ...ofPassages })).toEqual([])
})

const ofPassages = { div: ['className'], section: ['className'] }

test('whatever the owner types, nothing but the tags of Markdown comes out', () => {
  for (const hostile of hostileMarkup) {
    const html = drawn(hostile, `## ${hostile}\n\n${hostile}`)
    expect({ hostile, faults: faultsIn(html, { ...ofMarkdown, ...ofPassages }) }).toEqual({ hostile, faults: [] })
  }
})
