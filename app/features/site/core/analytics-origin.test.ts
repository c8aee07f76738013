import { expect, test } from 'vitest'

import { analyticsOrigin } from './analytics-origin.ts'

test.each([
  ['https://stats.example/script.js', 'https://stats.example'],
  ['https://stats.example:8443/js/plausible.js?v=1', 'https://stats.example:8443'],
  ['https://STATS.example/x', 'https://stats.example'],
])('%s comes from %s', (script, origin) => {
  expect(analyticsOrigin(script)).toBe(origin)
})

test.each([
  '',
  'http://stats.example/script.js',
  'javascript:alert(1)',
  'https://',
  'https://*.example/x.js',
  'https://a;script-src */x.js',
  "https://a'b/x.js",
  'https://user:secret@stats.example/x.js',
  '//stats.example/x.js',
])('%j may not be used', (script) => {
  expect(analyticsOrigin(script)).toBeNull()
})
