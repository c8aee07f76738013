import type { Services } from '#platform/services.server.ts'
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
