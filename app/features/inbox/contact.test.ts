import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { aContactMessage } from './contact.factory.ts'
import { ContactMessage, botSignalsOf, looksLikeMachine, tooManyMessages } from './contact.ts'

function sentences(changes: Record<string, unknown>): string[] {
  const parsed = ContactMessage.safeParse({ ...aContactMessage(), ...changes })
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)
}

test.each([
  [{ name: '' }, 'Name is required'],
  [{ name: undefined }, 'Name is required'],
  [{ name: ' <b></b> ' }, 'Name is required'],
  [{ name: 'x'.repeat(101) }, 'Name must not exceed 100 characters'],
  [{ name: 'Ann 2' }, 'Name format is invalid'],
  [{ name: 'Ann\nBcc' }, 'Name format is invalid'],
  [{ email: '' }, 'Email is required'],
  [{ email: `${'a'.repeat(320)}@b.co` }, 'Email must not exceed 320 characters'],
  [{ email: 'ann@example' }, 'Email format is invalid'],
  [{ message: '' }, 'Message is required'],
  [{ message: 'Too short' }, 'Message must be at least 10 characters'],
  [{ message: `<p>Too short</p>` }, 'Message must be at least 10 characters'],
  [{ message: 'x'.repeat(2001) }, 'Message must not exceed 2000 characters'],
])('%j is answered with “%s” and nothing else', (changes, sentence) => {
  expect(sentences(changes)).toEqual([sentence])
})

test.each([
  { name: 'x'.repeat(100) },
  { name: `Zoë O’Brien-Łukasiewicz Jr.` },
  { name: "Siobhán O'Neill" },
  { name: '王小明' },
  { message: 'Ten characters!' },
  { message: 'x'.repeat(2000) },
  { message: '🌙'.repeat(2000) },
])('%j is welcome', (changes) => {
  expect(sentences(changes)).toEqual([])
})

test('an address is trimmed and lower-cased, and the words around a tag are kept', () => {
  const parsed = ContactMessage.parse({ name: ' <i>Ann</i> ', email: ' Ann@Example.COM ', message: '<b>Hello</b> dear coach ' })
  expect(parsed).toEqual({ name: 'Ann', email: 'ann@example.com', message: 'Hello dear coach' })
})

test('what was accepted once is accepted again unchanged', () => {
  const anything = fc.record({
    name: fc
      .array(fc.constantFrom('Zoë', ' ', '.', '-', '’', "'", '王', '<b>', '</b>', '<', 'on'), { minLength: 1 })
      .map((parts) => parts.join('')),
    email: fc.constantFrom(' Ann@Example.COM ', '<i>ann@example.com</i>', 'a.n+n@sub.example.org', 'Javascript:ann@example.com'),
    message: fc.string({ unit: 'binary', minLength: 20 }),
  })
  fc.assert(
    fc.property(anything, (typed) => {
      const first = ContactMessage.safeParse(typed)
      fc.pre(first.success)
      expect(ContactMessage.parse(first.data)).toEqual(first.data)
    }),
  )
})

test('a filled trap or a form sent at once is a machine’s; nobody is held for timing from 3 s on', () => {
  expect(looksLikeMachine(botSignalsOf({}))).toBe(false)
  expect(looksLikeMachine(botSignalsOf({ subject: 'Cheap pills' }))).toBe(true)
  expect(looksLikeMachine(botSignalsOf({ openFor: '150' }))).toBe(true)
  expect(looksLikeMachine(botSignalsOf({ openFor: 'soon' }))).toBe(false)
  const patient = fc.nat().map((ms) => String(ms + 3000))
  fc.assert(fc.property(patient, (openFor) => void expect(looksLikeMachine(botSignalsOf({ openFor }))).toBe(false)))
})

test('the wait is told in whole minutes', () => {
  expect(tooManyMessages(1)).toBe('Too many messages came from your network. Please try again in a minute.')
  expect(tooManyMessages(61)).toBe('Too many messages came from your network. Please try again in 2 minutes.')
})
