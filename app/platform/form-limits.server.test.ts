import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { beginningTyped, MAX_CHARACTERS, MAX_FIELDS } from './form-limits.server.ts'
import { parseCall, parseFields, readForm, reportOf, tooLong } from './form.server.ts'

const sent = (fields: Record<string, string> | [string, string][]) =>
  new Request('https://wellward.test/', { method: 'POST', body: new URLSearchParams(fields) })
const LONG = 'x'.repeat(MAX_CHARACTERS + 1)
const SENTENCE = 'Enter at most 20,000 characters.'
const never = z.object({ story: z.string() }).transform(() => {
  throw new Error('the schema was asked')
})

test('a field that is too long is refused beside the field before its schema is asked, and what was typed stays', async () => {
  const fields = await readForm(sent({ name: 'Ann', story: LONG, password: 'secret' }))
  expect(parseFields(fields, never)).toEqual({
    ok: false,
    report: { values: { name: 'Ann', story: LONG }, errors: { story: SENTENCE } },
  })
  expect(tooLong(fields)?.errors).toEqual({ story: SENTENCE })
  expect(reportOf(fields, { name: 'Another name, please.' }).errors).toEqual({ story: SENTENCE, name: 'Another name, please.' })
})

test('a field that is too long cannot be read, nor copied, by a route that forgets to ask', async () => {
  const fields = await readForm(sent({ story: LONG }))
  for (const read of [() => fields['story'], () => ({ ...fields }), () => Object.values(fields)]) {
    let thrown: unknown
    try {
      read()
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).status).toBe(400)
    expect(await (thrown as Response).text()).toBe(`The field “story” is too long. ${SENTENCE}`)
  }
  expect(beginningTyped(fields, 'story', 3)).toBe('xxx')
})

test('of more than anybody types the beginning comes back', async () => {
  const fields = await readForm(sent({ story: 'x'.repeat(900_000), name: 'Ann' }))
  expect(tooLong(fields)).toEqual({ values: { story: 'x'.repeat(MAX_CHARACTERS), name: 'Ann' }, errors: { story: SENTENCE } })
})

test('a field of the greatest length is read, and the last field of a name is the one that counts', async () => {
  const most = 'x'.repeat(MAX_CHARACTERS)
  const fields = await readForm(
    sent([
      ['story', LONG],
      ['story', most],
    ]),
  )
  expect(tooLong(fields)).toBeNull()
  expect(fields['story']).toBe(most)
})

test('a route may take more, and less, by the name of the field', async () => {
  const limits = { characters: (name: string) => ({ text: 30_000, flag: 3 })[name] }
  const fields = await readForm(sent({ text: LONG, flag: 'high', name: LONG }), limits)
  expect(tooLong(fields)?.errors).toEqual({ flag: 'Enter at most 3 characters.', name: SENTENCE })
  expect(fields['text']).toBe(LONG)
})

test('no field that can be read is longer than its limit, whatever is sent', async () => {
  const texts = fc.array(
    fc.tuple(
      fc.string({ maxLength: 5 }),
      fc.nat(40).map((length) => 'ä'.repeat(length)),
    ),
    { maxLength: 8 },
  )
  await fc.assert(
    fc.asyncProperty(texts, fc.nat(30), async (pairs, most) => {
      const fields = await readForm(sent(pairs), { characters: () => most })
      const names = Object.keys(fields)
      const long = Object.keys(tooLong(fields)?.errors ?? {})
      for (const name of names) expect(long.includes(name) || fields[name]!.length <= most).toBe(true)
      expect(names.toSorted()).toEqual([...new Set(pairs.map(([name]) => name))].toSorted())
    }),
  )
})

test('a form of thousands of fields is no form of ours', async () => {
  const many = Array.from({ length: MAX_FIELDS + 1 }, (_, at): [string, string] => [`field${at}`, ''])
  await expect(readForm(sent(many))).rejects.toMatchObject({ status: 400 })
  await expect(readForm(sent(many.slice(1)))).resolves.toHaveProperty('field1')
  await expect(readForm(sent(many), { fields: MAX_FIELDS + 1 })).resolves.toHaveProperty('field0')
  await expect(readForm(sent({ ['n'.repeat(201)]: '' }))).rejects.toMatchObject({ status: 400 })
})

test('the body of a call is held to the same length, however deep its text stands', () => {
  const Call = z.object({ message: z.string(), history: z.array(z.object({ text: z.string() })).optional() })
  expect(parseCall({ message: 'hello' }, Call)).toMatchObject({ ok: true })
  expect(parseCall({ message: LONG }, Call)).toMatchObject({ ok: false, report: { errors: { message: SENTENCE } } })
  expect(parseCall({ message: '', history: [{ text: LONG }] }, Call)).toMatchObject({
    ok: false,
    report: { errors: { history: SENTENCE } },
  })
  expect(
    parseCall({ message: '', other: JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`) as unknown }, Call),
  ).toMatchObject({
    ok: false,
    report: { errors: { other: SENTENCE } },
  })
})
