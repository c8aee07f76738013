import { expect, test } from 'vitest'

import { splitIntent } from './intent-value.ts'

test('an intent stands before the first colon, and its value is all that follows', () => {
  expect(splitIntent('status:done')).toEqual({ intent: 'status', value: 'done' })
  expect(splitIntent('assign:a:b')).toEqual({ intent: 'assign', value: 'a:b' })
  expect(splitIntent('delete')).toEqual({ intent: 'delete', value: '' })
  expect(splitIntent('')).toEqual({ intent: '', value: '' })
})
