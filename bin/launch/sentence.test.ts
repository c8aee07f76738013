import { expect, test } from 'vitest'

import { lastWordsOf } from './sentence.mjs'

test('of an error that ends a program its message stays', () => {
  const thrown = `file:///bin/start.mjs:1
throw new Error('It is broken.')
      ^

Error: It is broken.
    at file:///bin/start.mjs:1:7 {
  code: 'EXAMPLE'
}

Node.js v24.21.0
`
  expect(lastWordsOf(thrown)).toBe('Error: It is broken.')
  expect(lastWordsOf('Building …\nPort 3000 is taken.\n')).toBe('Port 3000 is taken.')
  expect(lastWordsOf('\n')).toBeNull()
})
