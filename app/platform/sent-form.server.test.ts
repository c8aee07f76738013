import fc from 'fast-check'
import { expect, test } from 'vitest'

import { tooFastGrowth } from '#tests/patterns/growth.ts'

import { readForm } from './form.server.ts'
import { attachForm, isForm, readQuery, sentForm, type SentForm } from './sent-form.server.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=----x7'

const sentAs = (type: string, body: string | Uint8Array<ArrayBuffer>) =>
  sentForm(new Request('http://localhost/x', { method: 'POST', body, headers: { 'Content-Type': type } }))

async function formOf(body: FormData): Promise<SentForm> {
  const form = await sentForm(new Request('http://localhost/x', { method: 'POST', body }))
  if (typeof form === 'string') throw new Error(form)
  return form
}

/** Texts of each name, in their order. */
function grouped(texts: Iterable<readonly [string, string]>): Record<string, string[]> {
  const found: Record<string, string[]> = Object.create(null) as Record<string, string[]>
  for (const [name, text] of texts) (found[name] ??= []).push(text)
  return found
}

test('an urlencoded form is read as browsers write and the standard reads it', async () => {
  const plain = ['a', 'b', '=', '&', '+', '%20', '%41', '%F0%9F%8C%BF', '__proto__']
  // Letters that nobody escaped come from hand-written callers, and broken escapes from hostile ones.
  const body = fc.oneof(
    ...[
      [...plain, '🌿', 'é', ' '],
      [...plain, '%', '%2', '%zz', '%FF'],
    ].map((pieces) => fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((chosen) => chosen.join(''))),
  )
  await fc.assert(
    fc.asyncProperty(body, async (query) => {
      const form = await sentAs(URLENCODED, query)
      if (typeof form === 'string') throw new Error(form)
      expect(grouped(form.texts)).toEqual(grouped(new URLSearchParams(query)))
    }),
    { numRuns: 1_000 },
  )
})

test('a form in parts is read as it was filled in: names, texts and files', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', '"', '\\', '\r\n', ';', '=', '%', 'é', '🌿', '--', ' x'), maxLength: 8 })
  const entry = fc.record({
    name: fc.stringMatching(/^[a-z]["a-z0-9é[\]-]{0,8}$/),
    text,
    file: fc.option(fc.stringMatching(/^[a-z]["a-z é]{0,6}\.txt$/)),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 6 }), async (entries) => {
      const body = new FormData()
      for (const { name, text, file } of entries)
        body.append(name, file === null ? text : new File([text], file, { type: 'text/plain' }))
      const { texts, files } = await formOf(body)
      const isText = ([, value]: readonly [string, unknown]) => typeof value === 'string'
      expect(texts).toEqual([...body].filter(isText))
      const sent = await Promise.all(files.map(async ([name, file]) => [name, file.name, file.type, await file.text()]))
      const had = [...body].filter((each) => !isText(each)) as [string, File][]
      expect(sent).toEqual(await Promise.all(had.map(async ([name, file]) => [name, file.name, file.type, await file.text()])))
    }),
    { numRuns: 200 },
  )
})

test('a form that two readers ask for is taken apart once, and read by both', async () => {
  const body = new TextEncoder().encode('person=a&note=b&note=c')
  const bare = new Request('http://localhost/x', { method: 'POST', headers: { 'Content-Type': URLENCODED } })
  const request = attachForm(bare, body)
  const [first, second] = await Promise.all([sentForm(request), sentForm(request)])
  expect(first).toBe(second)
  expect(await readForm(request)).toEqual({ person: 'a', note: 'c' })
})

const part = (name: string, value: string) => `------x7\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const parts = (count: number) => `${Array.from({ length: count }, (_, at) => part(`field${at}`, 'x')).join('')}------x7--\r\n`
const END = '------x7--\r\n'

test.each([
  ['2,400 fields', URLENCODED, 'field=value&'.repeat(2_400), 'read'],
  ['a text whose every byte is escaped', URLENCODED, `text=${'%20'.repeat(830_000)}`, 'read'],
  ['more than any text', URLENCODED, `text=${'%20'.repeat(840_000)}`, 'too large'],
  ['20,000 fields', `${URLENCODED};charset=UTF-8`, 'a=b&'.repeat(20_000), 'too many fields'],
  ['20,000 fields without a value', URLENCODED.toUpperCase(), 'a&'.repeat(20_000), 'too many fields'],
  ['2,400 parts', MULTIPART, parts(2_400), 'read'],
  ['20,000 parts', MULTIPART, parts(20_000), 'too many fields'],
  [
    '20,000 parts, the boundary quoted',
    'multipart/form-data; charset=utf-8; boundary="----x7"',
    parts(20_000),
    'too many fields',
  ],
  ['a name of 5,000 characters', MULTIPART, part('a'.repeat(5_000), 'x') + END, 'too many fields'],
  ['a part that ends in its header', MULTIPART, '------x7\r\nContent-Disposition: form-data', 'no form'],
  ['a form without an end', MULTIPART, part('a', 'x'), 'no form'],
  ['no boundary', 'multipart/form-data', parts(2), 'no form'],
  ['two types in one line', `text/plain, ${URLENCODED}`, 'a=b', 'no form'],
  ['a type behind a form in parts', `text/plain, ${MULTIPART}`, parts(2), 'no form'],
  ['a boundary with a backslash', 'multipart/form-data; boundary="----x\\7"', parts(2), 'no form'],
  ['JSON', 'application/json', 'a=b', 'no form'],
  ['no type', '', 'a=b', 'no form'],
] as const)('%s', async (_what, type, body, outcome) => {
  const form = await sentAs(type, new TextEncoder().encode(body))
  expect(typeof form === 'string' ? form : 'read').toBe(outcome)
})

test('only one thing that a header names is a form', () => {
  const says = (type: string) => isForm(new Request('http://localhost/x', { headers: { 'Content-Type': type } }))
  expect([URLENCODED, MULTIPART, `${URLENCODED}, text/plain`, 'application/json'].map(says)).toEqual([true, true, false, false])
})

test.each([
  ['pluses', '+'],
  ['escapes', '%41'],
  ['broken escapes', '%zz'],
  ['fields without values', 'a&'],
  ['separators', '&'],
  ['signs of equality', '='],
  ['letters', 'a'],
])('four times as many %s cost at most six times as much', (_what, sign) => {
  const workOn = (length: number) => {
    const body = new TextEncoder().encode(`text=${sign.repeat(length / sign.length)}`)
    return () => void readQuery(body.slice())
  }
  expect(tooFastGrowth(workOn, 2_400_000)).toBeNull()
})
