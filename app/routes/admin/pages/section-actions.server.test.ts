import type { Services } from '#services.server.ts'
import { expect, test } from '#tests/support/test.ts'

import { anEditorOfPages } from './page-editor.factory.server.ts'

const BROKEN = 'One\r\n\r\n:::button label="Go"\r\n\r\n:::film address="https://else.example/x" title="Two"'
const PROBLEMS = {
  text: [
    { line: 3, sentence: 'The address (to) is missing.' },
    { line: 5, sentence: 'The address is of no film on YouTube or Vimeo.' },
  ],
}

const anEditorOfTerms = (services: Services) => anEditorOfPages(services, 'terms', 'text')

test('a block with a mistake is saved as it was typed, and the form says which line is wrong and why', async ({ services }) => {
  const { look, send } = await anEditorOfTerms(services)
  expect((await look()).section!.problems).toEqual({})
  const saved = await send({ intent: 'save', section: 'text', text: BROKEN })
  expect(saved).toMatchObject({ status: 303 })
  const { section } = await look()
  expect(section!.values['text']).toBe(BROKEN.replaceAll('\r\n', '\n'))
  expect(section!.problems).toEqual(PROBLEMS)
})

test('a form that saves itself is told of mistakes at once, and that there are none any more', async ({ services }) => {
  const { look, keep } = await anEditorOfTerms(services)
  const { fingerprint } = (await look()).section!
  const first = (await (await keep({ section: 'text', fingerprint, text: BROKEN })).json()) as { fingerprint: string }
  expect(first).toMatchObject({ problems: PROBLEMS })
  const mended = await keep({ section: 'text', fingerprint: first.fingerprint, text: 'One' })
  expect(await mended.json()).toMatchObject({ problems: {} })
})

test('a form that is refused keeps the text, with its mistakes beside it', async ({ services }) => {
  const { send, look } = await anEditorOfTerms(services)
  const empty = await send({ intent: 'save', section: 'text', text: ' ' })
  expect(empty).toMatchObject({ data: { report: { errors: { text: 'Please fill in “Text”.' } } }, init: { status: 400 } })
  const long = `${BROKEN}\r\n${'word '.repeat(21_000)}`
  const answer = await send({ intent: 'save', section: 'text', text: long })
  expect(answer).toMatchObject({
    data: {
      values: { text: long.replaceAll('\r\n', '\n').trim() },
      report: { errors: { text: 'Please use at most 100,000 characters.' } },
    },
    init: { status: 400 },
  })
  const { section } = await look()
  const theirs = await send({ intent: 'save', section: 'text', fingerprint: 'another', text: BROKEN })
  expect(theirs).toMatchObject({ data: { problems: PROBLEMS, conflict: { theirs: [{ label: 'Text' }] } }, init: { status: 409 } })
  expect((await look()).section).toEqual(section)
})

test('a text as long as may be fits into its form, however a browser sends its lines', async ({ services }) => {
  const { send, look } = await anEditorOfTerms(services)
  const text = 'a\n\n'.repeat(33_333)
  expect(await send({ intent: 'save', section: 'text', text: text.replaceAll('\n', '\r\n') })).toMatchObject({ status: 303 })
  expect((await look()).section!.values['text']).toBe(text.trim())
})

test('a page takes the kinds of section that are offered for it, and no other', async ({ services }) => {
  const error = await anEditorOfPages(services, 'error', 'frame')
  const contact = await anEditorOfPages(services, 'contact', 'frame', 'ben@example.com')
  const add = async ({ send, look }: typeof error, kind: string) => {
    await send({ intent: 'add-section', kind, behind: 'frame' })
    return (await look()).rows.length
  }
  // Of the page of failures only the words can be written.
  expect(await add(error, 'markdown')).toBe(1)
  expect(await error.look()).toMatchObject({
    isWordsOnly: true,
    mayLeave: false,
    shownWhen: 'In the place of a page that failed',
  })
  // A frame stands on the page that it is for, once; so does what stands beside the home page.
  expect(await add(contact, 'contact-frame')).toBe(1)
  expect(await add(contact, 'pricing-frame')).toBe(1)
  expect(await add(contact, 'floating-card')).toBe(1)
  expect(await add(contact, 'markdown')).toBe(2)
})
