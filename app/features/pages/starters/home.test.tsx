import { expect, test } from 'vitest'

import { drawSections } from '#features/pages/kinds/draw-sections.tsx'
import { noSectionData } from '#features/pages/kinds/section-data.factory.server.ts'
import { shippedSettings } from '#features/site/core/site-settings.ts'
import { siteWordsOf } from '#features/site/core/site-words.tsx'

import { homeStarter } from './home.ts'

const sections = homeStarter(shippedSettings).sections.map((section) => ({ ...section, isHidden: false }))
const { html } = drawSections(sections, {
  words: siteWordsOf(shippedSettings),
  data: noSectionData,
  subject: null,
  place: { title: 'Home' },
})
const text = html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

test.each([
  ['/pricing', 'Get Instant Access'],
  ['/trial', 'Start Free Trial'],
  ['/about', 'See Our Approach'],
  ['/testimonials', 'See Real Results'],
  ['/courses', 'Become a Member Today'],
  ['/pillar/sleep', 'Sleep'],
  ['/pillar/stress-mindset', 'Stress & Mindset'],
])('a link to %s says %s', (to, words) => {
  expect(text).toMatch(new RegExp(`<a[^>]*href="${to}"[^>]*>${words}</a>`))
})

test('it says what the specification says', () => {
  expect(text).toContain("What You'll Master")
  expect(text).toContain('Member stories are being verified and will appear here soon.')
  for (const figure of ['25,000+', '2.5M+']) expect(text).toContain(figure)
})

test('it has one h1 and no more than twelve plates', () => {
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html.match(/class="plate"/g)).toHaveLength(10)
})

test('the strip’s names have tooltips, and its second run is silent', () => {
  const described = [...html.matchAll(/aria-describedby="([^"]+)"/g)].map(([, id]) => id)
  const tooltips = [...html.matchAll(/role="tooltip" id="([^"]+)"/g)].map(([, id]) => id)
  expect(described.length).toBeGreaterThan(4)
  expect(tooltips).toEqual(described)
  const second = html.slice(html.indexOf('<ul class="strip-run" aria-hidden="true">'))
  expect(second.slice(0, second.indexOf('</ul>'))).not.toMatch(/<button|tabindex/)
})
