import { expect, test } from 'vitest'
import { z } from 'zod'

import { parseFields, readBytes, readForm, readFormWithFiles } from './form.server.ts'

const Schema = z.object({
  first: z.string().min(3, 'Three characters').min(5, 'Five characters'),
  second: z.string().min(1, 'Needed'),
})

test('a refusal has one sentence a field, in the order of the schema', () => {
  const form = parseFields({ second: '', first: 'ab' }, Schema)
  if (form.ok) throw new Error('accepted')
  expect(Object.entries(form.report.errors)).toEqual([
    ['first', 'Three characters'],
    ['second', 'Needed'],
  ])
})

test('a refusal keeps what was typed, but no password', () => {
  const form = parseFields({ first: 'ab', second: '', password: 'secret', newPassword: 'secret' }, Schema)
  expect(form).toMatchObject({ ok: false, report: { values: { first: 'ab', second: '' } } })
  expect(JSON.stringify(form)).not.toContain('secret')
})

test('U+0000 is left out of what was typed', async () => {
  const body = new URLSearchParams({ name: 'An\0n', leaf: '🌿' })
  expect(await readForm(new Request('https://wellward.test/', { method: 'POST', body }))).toEqual({ name: 'Ann', leaf: '🌿' })
})

test('marks that turn the direction of a line are left out of one, and stay in a password and in a text of several lines', async () => {
  const turned = ['\u202A', '\u202B', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u200E', '\u200F', '\u061C'].join('a')
  const text = `one ${turned}\r\ntwo`
  const body = new URLSearchParams({
    name: `Still\u202Eretaw\u202C`,
    title: turned,
    newPassword: turned,
    text,
    family: '👩\u200D👧',
  })
  expect(await readForm(new Request('https://wellward.test/', { method: 'POST', body }))).toEqual({
    name: 'Stillretaw',
    title: 'aaaaaaaaa',
    newPassword: turned,
    text,
    family: '👩\u200D👧',
  })
})

test('the intent of a form is read as well where a page of an earlier version, still open, names it otherwise', async () => {
  const body = new URLSearchParams({ do: 'save', name: 'Ann' })
  const request = new Request('https://wellward.test/', { method: 'POST', body })
  expect(await readForm(request)).toEqual({ intent: 'save', name: 'Ann' })
})

test('files come apart from fields, and a file field that was left empty brings none', async () => {
  const body = new FormData()
  body.append('name', 'Ann')
  body.append('picture', new File(['abc'], 'me.jpg', { type: 'image/jpeg' }))
  body.append('other', new File([], ''))
  const request = () => new Request('https://wellward.test/', { method: 'POST', body })
  const { fields, files } = await readFormWithFiles(request())
  expect([fields['name'], Object.keys(files), await files['picture']?.text()]).toEqual(['Ann', ['picture'], 'abc'])
  expect(await readForm(request())).not.toHaveProperty('picture')
})

test('where bytes are taken, what says it is a form is refused, and nothing else', async () => {
  const send = (type: string) =>
    readBytes(new Request('http://localhost/x', { method: 'POST', body: 'a=b', headers: { 'Content-Type': type } }))
  expect(new TextDecoder().decode(await send('application/octet-stream'))).toBe('a=b')
  for (const type of ['application/x-www-form-urlencoded', 'Multipart/Form-Data; boundary=x'])
    await expect(send(type)).rejects.toHaveProperty('status', 415)
})
