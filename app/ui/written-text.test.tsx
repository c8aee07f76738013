import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { WrittenText } from './written-text.tsx'

test('each paragraph has a direction of its own', () => {
  expect(renderToStaticMarkup(<WrittenText text={'أنا هنا.\nوأنت؟\n\n\nPlease call.'} />)).toBe(
    '<span dir="auto" class="block">أنا هنا.\nوأنت؟\n\n\n</span><span dir="auto" class="block">Please call.</span>',
  )
})

test('no letter and no line break between letters is lost', () => {
  const written = fc.array(fc.constantFrom('a', 'ب', ' ', '\n', '\r\n', '&')).map((characters) => `x${characters.join('')}x`)
  fc.assert(
    fc.property(written, (text) => {
      const html = renderToStaticMarkup(<WrittenText text={text} />)
      expect(html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')).toBe(text)
    }),
  )
})
