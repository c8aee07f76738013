import { expect, test } from 'vitest'

import { withUniqueLandmarks } from './unique-landmarks.ts'

test('of sections of the same name the first keeps it, and all keep their headings', () => {
  const section = (id: string, heading: string) =>
    `<section class="a" aria-labelledby="${id}"><h2 id="${id}">${heading}</h2></section>`
  const html = section('steps', 'How it goes') + section('steps-2', 'How it goes') + section('steps-3', 'How it went')
  expect(withUniqueLandmarks(html)).toBe(
    `${section('steps', 'How it goes')}<section class="a"><h2 id="steps-2">How it goes</h2></section>${section('steps-3', 'How it went')}`,
  )
  const linked = section('banner', '<a href="/x">How it goes</a>')
  expect(withUniqueLandmarks(section('steps', 'How it goes') + linked)).toContain(
    '<section class="a"><h2 id="banner"><a href="/x">How it goes</a></h2></section>',
  )
  const strip = '<section class="strip" aria-label="Brands" data-scripts="none"></section>'
  expect(withUniqueLandmarks(strip + strip)).toBe(`${strip}<section class="strip" data-scripts="none"></section>`)
})
