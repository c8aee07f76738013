import { expect, test } from 'vitest'

import { answerOf } from './intent.ts'

const answers = { save: 'saved', delete: 'gone' }

test('a form is answered by the intent that it names, or by the usual one', () => {
  expect(answerOf(answers, 'delete')).toBe('gone')
  expect(answerOf(answers, 'delete', 'save')).toBe('gone')
  expect(answerOf(answers, undefined, 'save')).toBe('saved')
})

test.each([undefined, '', 'destroy', 'constructor', '__proto__', 'Save'])(
  'the intent %s is refused, and nothing done for it',
  (named) => {
    expect(() => answerOf(answers, named)).toThrow(expect.objectContaining({ init: expect.objectContaining({ status: 400 }) }))
  },
)
