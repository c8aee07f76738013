import { itemsAt } from '#features/inbox/items/item.factory.server.ts'
import { toasts } from '#routes/guard/toasts.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action } from './contact.tsx'

const typed = { name: ' Ann ', email: 'ANN@example.com', message: 'I would like to <b>sleep</b> better.' }

async function send(services: Services, fields: Record<string, string>) {
  const args = routeArgs(formRequest('/contact', fields), { services })
  return { answer: await action(args), shown: args.context.get(toasts) }
}

test('a message is kept, and the empty page comes back with the toast', async ({ services, sent }) => {
  const { answer } = await send(services, typed)
  if (!(answer instanceof Response)) throw new Error('refused')
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact'])
  expect(answer.headers.get('Set-Cookie')).toMatch(/^toast=/)
  expect(await itemsAt(services)).toMatchObject([
    { name: 'Ann', email: 'ann@example.com', excerpt: 'I would like to sleep better.' },
  ])
  expect(sent).toHaveLength(1)
})

test('a refused form keeps what was typed, with a sentence beside each field and the toast', async ({ services }) => {
  const { answer, shown } = await send(services, { name: '', email: 'x', message: 'Short' })
  if (answer instanceof Response) throw new Error('accepted')
  expect(answer.init?.status).toBe(400)
  expect(answer.data.report).toEqual({
    values: { name: '', email: 'x', message: 'Short' },
    errors: { name: 'Name is required', email: 'Email format is invalid', message: 'Message must be at least 10 characters' },
  })
  expect(shown).toEqual([{ title: 'Validation Error', text: 'Please correct the errors in the form.', kind: 'error' }])
  expect(await itemsAt(services)).toEqual([])
})

test('a filled trap looks like success, and the message is held', async ({ services, sent }) => {
  const { answer } = await send(services, { ...typed, subject: 'Cheap pills' })
  expect(answer).toBeInstanceOf(Response)
  expect(await itemsAt(services, 'box=spam')).toHaveLength(1)
  expect(sent).toEqual([])
})

test('past the limit the answer is 429 with a sentence, and nothing typed is lost', async ({ services }) => {
  for (let one = 0; one < 60; one++) await send(services, typed)
  const { answer, shown } = await send(services, typed)
  if (answer instanceof Response) throw new Error('accepted')
  expect(answer.init?.status).toBe(429)
  expect(new Headers(answer.init?.headers).get('Retry-After')).toBe('3600')
  expect(answer.data.report).toEqual({ values: typed, errors: {} })
  const text = 'Too many messages came from your network. Please try again in 60 minutes.'
  expect(shown).toEqual([{ title: 'Error', text, kind: 'error' }])
})

test('when the message cannot be kept, the spec’s words say so', async ({ services }) => {
  const broken = { ...services, jobs: { send: () => Promise.reject(new Error('no queue')) } }
  const { answer, shown } = await send(broken, typed)
  if (answer instanceof Response) throw new Error('accepted')
  expect(answer.init?.status).toBe(503)
  expect(answer.data.report.values).toEqual(typed)
  expect(shown).toEqual([{ title: 'Error', text: 'Something went wrong. Please try again.', kind: 'error' }])
})
