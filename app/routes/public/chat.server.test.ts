import { talkToPerson } from '#features/chat/conversation/talk-to-person.server.ts'
import { visitOf } from '#features/chat/conversation/visit.server.ts'
import type { Services } from '#services.server.ts'
import { formRequest, routeArgs } from '#tests/support/route-args.ts'
import { expect, test } from '#tests/support/test.ts'

import { action } from './chat.tsx'

test('without scripts somebody in danger is answered on the page itself, however many messages came before', async ({
  services,
}) => {
  const takeAll: Services['limits']['takeAll'] = async () => ({ ok: false, retryAfterSeconds: 600 })
  const exhausted = { ...services, limits: { ...services.limits, takeAll } }
  const send = (message: string) => action(routeArgs(formRequest('/chat', { message }), { services: exhausted }))
  const refused = await send('hello')
  expect(refused).toMatchObject({ init: { status: 429 } })
  expect(await send('I have chest pain')).toMatchObject({
    init: null,
    data: {
      report: { errors: {} },
      thread: {
        entries: [
          { from: 'visitor', text: 'I have chest pain' },
          { from: 'assistant', intent: 'emergency', text: expect.stringMatching(/call .* now/) },
        ],
      },
    },
  })
})

test('without scripts, who asks for a person too often keeps the address typed and reads why beside it', async ({ services }) => {
  const request = formRequest('/chat', { intent: 'person', personEmail: 'ann@example.org' })
  request.headers.set('Cookie', `__Host-chat=${'a'.repeat(43)}`)
  const visit = visitOf(services, { request, network: '192.0.2.1', viewer: null })
  for (let at = 0; at < 5; at++) await talkToPerson(services, visit, 'ann@example.org')
  expect(await action(routeArgs(request, { services }))).toMatchObject({
    data: {
      report: {
        values: { personEmail: 'ann@example.org' },
        errors: { personEmail: expect.stringMatching(/^Many messages came from here\. Please try again in/) },
      },
    },
    init: { status: 429 },
  })
})
