import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Unbroken } from './unbroken.tsx'

test.each([
  ['The sleep quick-start guide', 'The sleep <span class="whitespace-nowrap">quick-start</span> guide'],
  ['Plain', 'Plain'],
  ['One-two, one-two', '<span class="whitespace-nowrap">One-two</span>, <span class="whitespace-nowrap">one-two</span>'],
  ['A never-to-be-forgotten-title', 'A never-to-be-forgotten-title'],
])('%s', (title, html) => {
  expect(renderToStaticMarkup(<Unbroken>{title}</Unbroken>)).toBe(html)
})
